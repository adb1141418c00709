import { createUniqueId, For, type JSX } from "solid-js";

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  readonly words: (choice: T) => string;
  readonly choose: (choice: T) => void;
}

/** One of a few, all of them in sight. */
export function Segments<T extends string>(props: SegmentsProps<T>): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset>
      <legend class="legend">{props.label}</legend>
      <div class="segments">
        <For each={props.choices}>
          {(choice) => (
            <label class="segment">
              <input
                type="radio"
                name={name}
                value={choice}
                checked={props.value === choice}
                onChange={() => props.choose(choice)}
              />
              <span>{props.words(choice)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
