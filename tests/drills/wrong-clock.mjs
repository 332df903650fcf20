// Loaded into a site by `npm run drill -- clock`: sets its clock wrong by WRONG_CLOCK_MINUTES.
const offset = Number(process.env.WRONG_CLOCK_MINUTES ?? 0) * 60_000;
const now = () => RightDate.now() + offset;
const RightDate = Date;

globalThis.Date = new Proxy(RightDate, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, made),
  apply: () => new RightDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
