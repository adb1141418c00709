import { render } from "solid-js/web";
import "./ui/tokens.css";

const root = document.getElementById("page");
if (root) render(() => <main>Stelae</main>, root);
