import 'server-only';
import { durationNames } from '@/content/catalogue/tiers';
import { findPlan } from '@/content/catalogue/plans';
import type { Fault, SiteFacts } from '@/content/facts/site-facts';
import { readRegistrationName } from '@/content/facts/registration-name';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { isEnrolled } from '@/lib/site/money-terms';

const REGISTERED = statement(
  'registration-of-result',
  { number: 'text', session: 'text' },
  {
    coursename: 'text',
    coursetype: 'text',
    courseduration: 'text',
    planId: 'text?',
    planTitle: 'text?',
    paid: 'bool',
  },
  `select r.coursename, r.coursetype, r.courseduration, r."planId", r."planTitle", ${isEnrolled('r.id')} as paid
   from registrations r
   where r.registrationnumber = $number and r.session = $session and r."submittedAt" is not null`,
);

/** Longest text of the field. */
const COURSE_LENGTH = 80;

type Entry = Record<string, unknown>;

/**
 * Fills in what a result says of the course from the registration that it names: course, duration, and whether it was
 * paid for, as the rules on advertisements of coaching ask (CCPA, November 2024). What was filled in once stays as it
 * was, whatever is refunded later.
 * @param before the draft, with the results that were filled in
 * @returns the typed parts, and a fault for each number that no submitted form has
 */
export async function withRegisteredCourses(
  tx: Transaction,
  value: Readonly<Record<string, unknown>>,
  before: SiteFacts,
): Promise<{ value: Readonly<Record<string, unknown>>; faults: Fault[] }> {
  const { toppers } = value;
  if (!Array.isArray(toppers)) return { value, faults: [] };
  const faults: Fault[] = [];
  const filled: Entry[] = [];
  for (const [index, entry] of (toppers as Entry[]).entries()) {
    const { registration } = entry;
    const name = typeof registration === 'string' ? readRegistrationName(registration) : null;
    const known = before.toppers?.find((one) => one.registration === name?.text);
    if (!name) filled.push(entry);
    else if (known) {
      const { course, duration, paid } = known;
      filled.push({ ...entry, course, duration, paid });
    } else {
      const found = await REGISTERED.first(tx, name);
      filled.push(found ? { ...entry, ...courseOf(found) } : entry);
      const message = 'No submitted form has this number in this session';
      if (!found) faults.push({ field: `toppers.${index}.registration`, message });
    }
  }
  return { value: { ...value, toppers: filled }, faults };
}

interface Registered {
  coursename: string;
  coursetype: string;
  courseduration: string;
  planId: string | null;
  planTitle: string | null;
  paid: boolean;
}

function courseOf(form: Registered) {
  const { coursename, coursetype, courseduration, planId, planTitle, paid } = form;
  const plan = findPlan(planId ?? '');
  const duration = plan ? durationNames[plan.duration].sentence : courseduration;
  const course = planTitle ?? [coursename, coursetype.toLowerCase()].filter(Boolean).join(', ');
  return { course: course.slice(0, COURSE_LENGTH), ...(duration && { duration }), paid };
}
