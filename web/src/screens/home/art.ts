/** The pictures of the games that this page can show. */
import azteka from "../../art/azteka.svg";
import maya from "../../art/maya.svg";
import menara from "../../art/menara.svg";
import tayu from "../../art/tayu.svg";

export const ART: Readonly<Record<string, string>> = { azteka, maya, tayu, menara };
