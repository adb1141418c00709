import { type JSX, Match, Switch } from "solid-js";

/** The sign of a level: grass, trees, a bird, clouds, the sun. Around the origin, 28 wide. */
export function LevelSign(props: { readonly level: number }): JSX.Element {
  return (
    <svg class="level-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <Switch>
        <Match when={props.level === 1}>
          <path d="M-11 10H11M-8 10C-8 4-9 0-11-4M-4 10C-4 2-5-3-7-8M0 10C0 1 1-4 3-9M4 10C4 4 6 0 8-4M8 10C8 6 9 4 11 1" />
        </Match>
        <Match when={props.level === 2}>
          <path d="M0 12V0M0 5-5 1M0 7 5 2" />
          <path class="solid" d="M0-12C6-12 7-8 6-6 10-5 10 1 5 1 3 3-3 3-5 1-10 1-10-5-6-6-7-8-6-12 0-12Z" />
        </Match>
        <Match when={props.level === 3}>
          <path d="M-12-3C-8-8-3-7 0-2 3-7 8-8 12-3M-6 7C-4 4-1 4.500 0 7 1 4.500 4 4 6 7" />
        </Match>
        <Match when={props.level === 4}>
          <path class="solid" d="M-9 7A5 5 0 0 1-8-2 7 7 0 0 1 5-4 5.500 5.500 0 0 1 8 7Z" />
        </Match>
        <Match when={props.level === 5}>
          <circle class="solid" r="5.500" />
          <path d="M0-12V-8.500M0 12V8.500M-12 0H-8.500M12 0H8.500M-8.500-8.500-6-6M8.500-8.500 6-6M-8.500 8.500-6 6M8.500 8.500 6 6" />
        </Match>
      </Switch>
    </svg>
  );
}

/** The raven, perched. */
export function RavenSign(): JSX.Element {
  return (
    <svg class="raven-sign" viewBox="0 0 40 34" aria-hidden="true">
      <path
        class="raven-body"
        d="M3 11 12 8C14 3 20 1 24 4 26 6 27 9 27 11 33 14 36 20 38 29 33 28 29 26 26 24 22 26 18 25 15 22 12 19 11 15 11 13Z"
      />
      <path class="raven-wing" d="M19 14C24 15 28 18 31 24 26 24 21 21 19 14Z" />
      <path class="raven-feet" d="M19 25V31M23 25V31M16 31H26" />
      <circle class="raven-eye" cx="18" cy="7.500" r="1.600" />
    </svg>
  );
}
