import { openStatuses } from './lead-words';

/*
 * Lead terms for SQL, each defined once. A fragment takes a table alias: `isOpen('l')` for `leads l`.
 * Indexes use the expressions of `isOpen`, `isUncalled` and `currentFirst`.
 *
 * - open: needs follow-up.
 * - overdue, coming: open, and its next call is due, or still to come.
 * - uncalled: new, and nobody has called or planned a call.
 * - unanswered: open, and neither called nor changed since its first answer was promised.
 * - unplanned: called or done, without a planned call.
 * - current: stands for its person, who is listed once. The newest open lead of the person, or else
 *   the newest. Suspected spam is apart: a person may have a current lead on both sides.
 * - household: the people of one phone.
 */

export const isOpen = (lead: string) =>
  `${lead}.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

export const isOverdue = (lead: string, moment: string) =>
  `(${isOpen(lead)} and ${lead}."nextCallAt" <= ${moment})`;

export const isComing = (lead: string, moment: string) =>
  `(${isOpen(lead)} and ${lead}."nextCallAt" > ${moment})`;

export const isUncalled = (lead: string) =>
  `(${lead}.status = 'new' and ${lead}."nextCallAt" is null)`;

export const isUnanswered = (lead: string) =>
  `(${isOpen(lead)} and ${lead}."answeredAt" is null and ${lead}."answerBy" is not null)`;

export const isUnplanned = (lead: string) =>
  `(not ${isOpen(lead)} or ${lead}.status <> 'new' and ${lead}."nextCallAt" is null)`;

/** For `order by` among the leads of a person. */
export const currentFirst = (lead: string) =>
  `(${isOpen(lead)}) desc, ${lead}."createdAt" desc, ${lead}.id desc`;

const rank = (lead: string) => `((${isOpen(lead)}), ${lead}."createdAt", ${lead}.id)`;

export const isCurrent = (lead: string) =>
  `not exists (select from leads other
    where other."personKey" = ${lead}."personKey" and other.suspect = ${lead}.suspect
      and ${rank('other')} > ${rank(lead)})`;
