declare module "virtual:words" {
  /** By language and room, as "en/azteka": what loads the Fluent text. */
  const rooms: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default rooms;
}
