import { siteSubjects, type SiteField } from '@/content/facts/site-subjects';
import type { SiteFacts } from '@/content/facts/site-facts';
import { printedDefaults, printedEntries, printedFields } from './printed-facts';

/** A change in words: "GATE Chemistry, online: Gold 6 Months, price: ₹8,999 → ₹9,499". */
export interface Difference {
  /** The id of the form that changes it. */
  subject: string;
  what: string;
  from: string;
  to: string;
}

/** Changes that visitors would see, from the live facts to the draft. */
export function differences(live: SiteFacts, draft: SiteFacts): Difference[] {
  return siteSubjects.flatMap(({ id, fields }) => {
    const lists = fields.flatMap((field) => (field.kind === 'list' ? [field] : []));
    const changes = [
      ...lists.flatMap((field) => listChange(field, live, draft)),
      ...valueChanges(
        fields.filter(({ kind }) => kind !== 'list'),
        live,
        draft,
      ),
    ];
    return changes.map((change) => ({ subject: id, ...change }));
  });
}

type Change = Omit<Difference, 'subject'>;

function valueChanges(
  fields: readonly SiteField[],
  live: SiteFacts,
  draft: SiteFacts,
): readonly Change[] {
  const before = printedFields(fields, live);
  const after = printedFields(fields, draft);
  const defaults = printedDefaults(fields);
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels.flatMap((what) => {
    const from = before.get(what) ?? defaults.get(what) ?? UNSET;
    const to = after.get(what) ?? (before.has(what) ? FIRST : from);
    return from === to ? [] : [{ what, from, to }];
  });
}

type List = Extract<SiteField, { kind: 'list' }>;

/** The changed entries of a list only, because a list of results is long. */
function listChange(field: List, live: SiteFacts, draft: SiteFacts): readonly Change[] {
  const { name, label: what, fields, present } = field;
  const entriesOf = (facts: SiteFacts) => {
    const entries = (facts as Readonly<Record<string, readonly unknown[] | undefined>>)[name];
    return entries && printedEntries(fields, entries);
  };
  const [published, after] = [entriesOf(live), entriesOf(draft)];
  const before = published ?? (present && printedEntries(fields, present));
  if (!after) return published ? [{ what, from: joined(published, NONE), to: FIRST }] : [];
  if (!before) return [{ what, from: UNSET, to: joined(after, NONE) }];
  const gone = before.filter((entry) => !after.includes(entry));
  const added = after.filter((entry) => !before.includes(entry));
  if (gone.length > 0 || added.length > 0) {
    return [{ what, from: joined(gone, 'not listed'), to: joined(added, 'removed') }];
  }
  const isSame = before.join('\n') === after.join('\n');
  return isSame ? [] : [{ what, from: 'the same entries', to: 'in another order or number' }];
}

const joined = (entries: readonly string[], whenEmpty: string) => entries.join('; ') || whenEmpty;

const NONE = 'none';
const UNSET = 'not set';
/** The site does not know the first values of a fact that was published over. */
const FIRST = 'as it was at first';
