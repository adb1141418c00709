import { createUniqueId, type JSX } from "solid-js";
import { Icon, type Sign } from "./Icon";

interface MenuProps {
  readonly label: string;
  readonly sign: Sign;
  /** Beside the sign; without it the label is only read out. */
  readonly words?: string;
  readonly class?: string;
  readonly children: JSX.Element;
}

/** A button with a popover of further buttons; choosing one closes it. */
export function Menu(props: MenuProps): JSX.Element {
  const id = createUniqueId();
  let button: HTMLButtonElement | undefined;
  let list: HTMLDivElement | undefined;

  /** Below the button or above it, wherever there is room. */
  function place(): void {
    if (!button || !list) return;
    const by = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = list;
    const left = Math.max(8, Math.min(by.right - width, innerWidth - width - 8));
    const below = by.bottom + 6;
    const top = below + height <= innerHeight - 8 ? below : Math.max(8, by.top - height - 6);
    list.style.setProperty("left", `${left}px`);
    list.style.setProperty("top", `${top}px`);
  }

  return (
    <>
      <button
        ref={(element) => {
          button = element;
        }}
        type="button"
        class={props.class ?? `button quiet ${props.words ? "" : "icon-only"}`}
        aria-label={props.words ? undefined : props.label}
        title={props.words ? undefined : props.label}
        popovertarget={id}
      >
        <Icon sign={props.sign} />
        {props.words}
      </button>
      <div
        ref={(element) => {
          list = element;
          element.addEventListener("toggle", (event) => {
            if (event.newState !== "open") return;
            place();
            element.querySelector("button")?.focus();
          });
        }}
        id={id}
        class="menu"
        popover="auto"
        role="group"
        aria-label={props.label}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("button, a")) list?.hidePopover();
        }}
      >
        {props.children}
      </div>
    </>
  );
}

export function MenuItem(props: {
  readonly sign: Sign;
  readonly onClick: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button type="button" class="button quiet" onClick={() => props.onClick()}>
      <Icon sign={props.sign} />
      <span>{props.children}</span>
    </button>
  );
}
