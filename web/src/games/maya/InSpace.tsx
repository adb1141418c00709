import type { JSX } from "solid-js";
import { Space } from "../../space/Space";
import type { Translate } from "../contract";
import type { City } from "./space/city";

/** The towers in space, to walk around; what can be done above can be done here with a tap, too. */
export function InSpace(props: { readonly city: City; readonly t: Translate }): JSX.Element {
  return (
    <Space
      class="maya-space"
      label={props.t("maya-space-label")}
      t={props.t}
      // What it shows the city follows by itself.
      // eslint-disable-next-line solid/reactivity
      load={() => import("./space/city").then(({ city }) => city(props.city))}
    />
  );
}
