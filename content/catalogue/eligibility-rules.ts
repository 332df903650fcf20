/*
 * Numbers of the rules of eligibility, shared by the pages of facts and by "Can I?" (eligibility.ts). The sources are
 * beside the rows of facts that print them.
 */

/** CSIR-NET, the sessions December 2025 and June 2026. */
export const csirNetRules = {
  /** Percent of a master's degree; `reserved` is for OBC-NCL, SC, ST, PwD and third gender. */
  masters: { open: 55, reserved: 50 },
  /** Percent of a bachelor's degree of four years. */
  bachelors: { open: 75, reserved: 70 },
  /** Years of age up to which JRF is given; `five` is for SC, ST, PwD, third gender and women. */
  jrfAge: { open: 30, obc: 33, five: 35 },
} as const;

/** BARC training school, OCES-2026. */
export const barcRules = {
  /** Percent of the M.Sc. */
  masters: 60,
  age: { least: 18, open: 26, obc: 29, scSt: 31 },
} as const;

/** What institutes that admit by JAM ask beyond it, in percent of the bachelor's degree. */
export const nitRules = { open: 60, reserved: 55 } as const;
