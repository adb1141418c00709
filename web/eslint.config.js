import js from "@eslint/js";
import solid from "eslint-plugin-solid/configs/typescript";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["src/gen", "node_modules"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { files: ["src/**/*.{ts,tsx}"], ...solid },
);
