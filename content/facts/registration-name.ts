/** A registration as the office names it: its five digits and its session. */
export interface RegistrationName {
  readonly number: string;
  /** "2026-27" */
  readonly session: string;
  /** "10023, 2026-27" */
  readonly text: string;
}

/** Reads a number and a session in either notation, such as "10023, 2026-27"; null for anything else. */
export function readRegistrationName(typed: string): RegistrationName | null {
  const [, number, session] = /^\s*(\d{5,})[\s,/]+(20\d\d-\d\d)\s*$/.exec(typed) ?? [];
  if (number === undefined || session === undefined) return null;
  return { number, session, text: `${number}, ${session}` };
}
