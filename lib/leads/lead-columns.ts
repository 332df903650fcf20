import { leadDetailNames, leadDetails, type LeadDetailName } from './lead-details';
import type { Touch } from '@/lib/sources/touches';
import { UNKNOWN_CALLER } from './lead-words';
import { narrow, type Columns } from '@/lib/platform/statement';

export const detailTypes = Object.fromEntries(
  leadDetailNames.map((name) => [name, leadDetails[name].column]),
) as { [Name in LeadDetailName]: (typeof leadDetails)[Name]['column'] };

/** Types of a lead's columns, for statements that read them with `leadColumns`. */
export const leadColumnTypes = {
  kind: 'LeadKind',
  ...detailTypes,
  page: 'text?',
  plan: 'text?',
  createdAt: 'timestamptz',
} as const satisfies Columns;

/** The parameters of the campaign that a lead came from. */
export const utmType = narrow<Record<string, string> | null>('jsonb?');

/** How the person first and last came to the site. */
export const touchType = narrow<Touch | null>('jsonb?');

/** SQL: the name of a lead as it is shown. */
export const shownName = (lead: string) =>
  `coalesce(nullif(${lead}.name, ''), '${UNKNOWN_CALLER}')`;

/** SQL: the columns of `leadColumnTypes`. */
export const leadColumns = (lead: string) =>
  Object.keys(leadColumnTypes)
    .map((name) => (name === 'name' ? `${shownName(lead)} as name` : `${lead}."${name}"`))
    .join(', ');
