/** What happens at the table, told for those who listen; what asks for an answer is also shown. */
import type { GamePage, View } from "../../games/contract";
import { tell } from "../../i18n/told";
import { t } from "../../i18n/words";
import { go } from "../../router";
import type { Table } from "../../state/table";
import { say, toast } from "../../ui/notices";
import { nameOf, outcome, seatName, why } from "./people";
import type { GameEvent } from "../../games/contract";
import { knock } from "./sound";

function inSight(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0;
}

export function narrate(table: Table, page: GamePage): void {
  table.onEntry(({ fact }) => {
    const head = table.head();
    const view = table.seen()?.view as View | undefined;
    if (!head || !view) return;
    const mine = (seat: number) => table.mine().includes(seat);
    switch (fact.type) {
      case "plied": {
        const told = tell((fact.facts ?? []) as unknown as GameEvent[], page, view).join(" ");
        const whose = typeof fact.seat === "number" && !mine(fact.seat) ? `${seatName(head, fact.seat)}: ` : "";
        if (told) say(whose + told);
        knock(fact.seat === "chance" ? "soft" : "stone");
        break;
      }
      case "offered":
        if (!mine(fact.seat)) say(t("offer-theirs", offer(fact)));
        break;
      case "answered":
        if (!mine(fact.seat) && !fact.accept)
          toast(t("offer-declined", { kind: fact.kind, name: seatName(head, fact.seat) }));
        break;
      case "took_back":
        say(t("told-took-back", { name: seatName(head, fact.seat) }));
        break;
      case "seated":
        if (fact.person.id !== table.person()?.id) say(t("told-seated", { name: nameOf(fact.person) }));
        break;
      case "began":
        say(t("told-began"));
        knock("bell");
        break;
      case "left":
        say(t("table-gone", { name: seatName(head, fact.seat) }));
        break;
      case "returned":
        if (!mine(fact.seat)) say(t("told-returned", { name: seatName(head, fact.seat) }));
        break;
      case "allowed":
        toast(t("told-hints"));
        break;
      case "said":
        if (fact.person.id !== table.person()?.id) {
          const text = `${fact.person.name}: ${fact.text}`;
          say(text);
          // Where the talk is out of sight it is shown for a moment.
          if (!inSight(document.querySelector(".chat-lines"))) toast(text);
          knock("soft");
        }
        break;
      case "rematched":
        // Whoever plays goes along; whoever watches may.
        if (table.mine().length > 0) go(`t/${fact.table}`);
        break;
      case "ended": {
        const who = typeof fact.result.seat === "number" ? seatName(head, fact.result.seat) : "";
        say(`${outcome(head, fact.result, table.mine())} ${why(head.game, fact.result, who)}.`);
        knock("bell");
        break;
      }
    }

    function offer(of: { kind: string; seat: number; other?: number | null }) {
      const other = typeof of.other === "number" ? seatName(head, of.other) : "";
      return { kind: of.kind, name: seatName(head, of.seat), other };
    }
  });
}
