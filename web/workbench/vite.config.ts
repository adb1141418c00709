import { resolve } from "node:path";
import { mergeConfig } from "vite";
import page from "../vite.config.ts";

const port = Number(process.env["PORT"] ?? 8900);

/** The boards alone, with real games behind them (see server.py, which listens at the next port). */
export default mergeConfig(page, {
  root: resolve(import.meta.dirname),
  server: {
    host: "127.0.0.1",
    port,
    proxy: { "/study": `http://127.0.0.1:${port + 1}` },
    fs: { allow: [resolve(import.meta.dirname, "../..")] },
  },
});
