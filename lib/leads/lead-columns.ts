import { leadDetailNames, leadDetails, type LeadDetailName } from './lead-details';
import { narrow, type Columns } from '@/lib/platform/statement';

const detailTypes = Object.fromEntries(
  leadDetailNames.map((name) => [name, leadDetails[name].column]),
) as { [Name in LeadDetailName]: (typeof leadDetails)[Name]['column'] };

/** What a lead says, for statements that read it with `leadColumns`. */
export const leadColumnTypes = {
  kind: 'LeadKind',
  ...detailTypes,
  page: 'text?',
  plan: 'text?',
  createdAt: 'timestamptz',
} as const satisfies Columns;

/** The parameters of the campaign that a lead came from. */
export const utmType = narrow<Record<string, string> | null>('jsonb?');

/** SQL: the columns of `leadColumnTypes`. */
export const leadColumns = (lead: string) =>
  Object.keys(leadColumnTypes)
    .map((name) => `${lead}."${name}"`)
    .join(', ');

/**
 * SQL: inserts a lead unless its `requestId` is known. Parameters are the values of the columns, in
 * their order.
 * @param columns name → SQL type
 */
export const insertLead = (columns: Readonly<Record<string, string>>, where = 'true') => `
  insert into leads (${Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ')})
  select ${Object.values(columns)
    .map((type, index) => `$${index + 1}::${type}`)
    .join(', ')}
  where ${where}
  on conflict ("requestId") do nothing`;
