import { siteSubjects } from '@/content/site-subjects';
import type { SiteFacts } from '@/content/site-facts';
import { printedDefaults, printedFields } from './printed-facts';

/** A change in words: "GATE Chemistry, online: Gold 6 Months, price: ₹8,999 → ₹9,499". */
export interface Difference {
  /** The id of the form that changes it. */
  subject: string;
  what: string;
  from: string;
  to: string;
}

/** What visitors would see changed: from the live facts to those of the draft. */
export function differences(live: SiteFacts, draft: SiteFacts): Difference[] {
  return siteSubjects.flatMap(({ id, fields }) => {
    const before = printedFields(fields, live);
    const after = printedFields(fields, draft);
    const defaults = printedDefaults(fields);
    const labels = [...new Set([...before.keys(), ...after.keys()])];
    return labels.flatMap((what) => {
      const from = before.get(what) ?? defaults.get(what) ?? UNSET;
      const to = after.get(what) ?? (before.has(what) ? FIRST : from);
      return from === to ? [] : [{ subject: id, what, from, to }];
    });
  });
}

const UNSET = 'not set';
/** The site knows what it shows now, not what it showed before something was published. */
const FIRST = 'as it was at first';
