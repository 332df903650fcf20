import type { SiteFacts } from './site-facts';

interface Consent {
  readonly consentDate: string | null;
  readonly withdrawnDate?: string;
  /** Year of the result that the consent is about. */
  readonly year?: number;
}

/**
 * Whether somebody may be named and shown (D25): with a written consent of a known day, given no earlier
 * than the year of their result, and not withdrawn since.
 */
export function hasConsent({ consentDate, withdrawnDate, year = 0 }: Consent): boolean {
  const [, given] = /^(\d{4})-\d\d-\d\d$/.exec(consentDate ?? '') ?? [];
  return given !== undefined && Number(given) >= year && withdrawnDate === undefined;
}

/** The facts without the people who may not be shown. */
export function withConsent(facts: SiteFacts): SiteFacts {
  const { teachers, toppers } = facts;
  return {
    ...facts,
    ...(teachers && { teachers: teachers.filter(hasConsent) }),
    ...(toppers && { toppers: toppers.filter(hasConsent) }),
  };
}

/** The facts with every consent that has ended before `day` marked as withdrawn; the same facts when none has. */
export function withEndedConsents(facts: SiteFacts, day: string): SiteFacts {
  const isOver = ({ consentUntil = day, withdrawnDate }: Ending) =>
    consentUntil < day && withdrawnDate === undefined;
  const { teachers = [], toppers = [] } = facts;
  if (![...teachers, ...toppers].some(isOver)) return facts;
  const ended = <Person extends Ending>(people: readonly Person[]) =>
    people.map((one) => (isOver(one) ? { ...one, withdrawnDate: day } : one));
  return {
    ...facts,
    ...(facts.teachers && { teachers: ended(teachers) }),
    ...(facts.toppers && { toppers: ended(toppers) }),
  };
}

interface Ending {
  readonly consentUntil?: string;
  readonly withdrawnDate?: string;
}

/**
 * Earlier facts, to be published again, with the consents withdrawn since then marked.
 * @param now facts with the current consents
 */
export function withWithdrawals(facts: SiteFacts, now: SiteFacts): SiteFacts {
  const teachers = replaced(facts.teachers, now.teachers);
  const toppers = replaced(facts.toppers, now.toppers);
  return { ...facts, ...(teachers && { teachers }), ...(toppers && { toppers }) };
}

interface Person {
  readonly name: string;
  /** Hash of the picture. */
  readonly photo?: string;
  readonly registration?: string;
}

/** Whether two entries are about one person, whose name or photo may have been changed between them. */
export function isSamePerson(one: Person, other: Person): boolean {
  const same = (key: 'photo' | 'registration') => one[key] !== undefined && one[key] === other[key];
  const isSameName = one.name.toLowerCase() === other.name.toLowerCase();
  return isSameName || same('photo') || same('registration');
}

function replaced<One extends Consent & Person>(
  people: readonly One[] | undefined,
  now: readonly One[] = [],
): readonly One[] | undefined {
  const withdrawn = now.filter(({ withdrawnDate }) => withdrawnDate !== undefined);
  if (withdrawn.length === 0) return people;
  const others = (people ?? []).filter(
    (one) => !withdrawn.some((other) => isSamePerson(one, other)),
  );
  return [...others, ...withdrawn];
}
