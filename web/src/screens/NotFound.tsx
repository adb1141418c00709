import { createEffect, type JSX } from "solid-js";
import { t } from "../i18n/words";
import { Link } from "../router";
import { Header } from "../ui/Header";
import { Frieze } from "../ui/Icon";
import "./plain.css";

/** There is nothing at this address, or nothing any more. */
export function NotFound(props: { readonly text?: string }): JSX.Element {
  createEffect(() => {
    document.title = `${t("page-not-found")} · Stelae`;
  });
  return (
    <>
      <Header />
      <main id="main" tabindex="-1" class="plain">
        <div class="slab plain-slab stack">
          <h1 tabindex="-1">{t("page-not-found")}</h1>
          <Frieze />
          <p>{props.text ?? t("page-not-found-help")}</p>
          <p>
            <Link to="" class="button primary">
              {t("page-home")}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
