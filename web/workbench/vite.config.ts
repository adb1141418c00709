import { resolve } from "node:path";
import { mergeConfig } from "vite";
import page from "../vite.config.ts";

/** The boards alone, with real games behind them (see server.py). */
export default mergeConfig(page, {
  root: resolve(import.meta.dirname),
  server: {
    host: "127.0.0.1",
    port: 8900,
    proxy: { "/study": "http://127.0.0.1:8901" },
    fs: { allow: [resolve(import.meta.dirname, "../..")] },
  },
});
