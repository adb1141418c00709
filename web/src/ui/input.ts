/** Whether somebody moves by keyboard just now: then the focus is led to what comes next. */
let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const keyed = (): boolean => keys;
