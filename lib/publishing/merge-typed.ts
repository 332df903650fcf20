import type { SiteField } from '@/content/facts/site-subjects';
import { labelAt } from './field-labels';
import { printedEntries, printedFields } from './printed-facts';
import { readTyped, withTyped, type Typed } from './typed-facts';

type Entry = { readonly [name: string]: Typed };

/** A field that somebody else has changed since a form was opened. */
export interface MergeRow {
  path: readonly string[];
  /** "Address, PIN code", within the form. */
  label: string;
  /** Both values, printed. */
  theirs: string;
  yours: string;
  typed: { theirs: Typed; yours: Typed };
  /** Changed by both: one of the two has to be chosen. */
  isOpen: boolean;
}

interface Versions {
  /** Values at the time the form was opened. */
  base: Entry;
  /** Values that somebody else has saved since. */
  theirs: Entry;
  /** Values in the form now. */
  yours: Entry;
}

/**
 * Merges two changes of a form, field by field. Their changes are taken over and yours stay; a field that
 * both changed keeps yours until one is chosen. Entries that both added to a list are merged if neither
 * changed the same entry.
 */
export function mergeTyped(
  fields: readonly SiteField[],
  versions: Versions,
): { typed: Entry; rows: readonly MergeRow[] } {
  const rows = rowsOf(fields, versions, []).map((row) => ({
    ...row,
    label: labelAt(fields, row.path),
  }));
  const typed = rows
    .filter(({ isOpen }) => !isOpen)
    .reduce<Entry>(
      (before, { path, typed: { theirs } }) => withTyped(before, path, theirs) as Entry,
      versions.yours,
    );
  return { typed, rows };
}

function rowsOf(
  fields: readonly SiteField[],
  versions: Versions,
  under: readonly string[],
): readonly Omit<MergeRow, 'label'>[] {
  return fields.flatMap((field): readonly Omit<MergeRow, 'label'>[] => {
    if (field.kind === 'key') return [];
    // A heading has no key of its own: its fields are keys of the surrounding object.
    if (field.kind === 'heading') return rowsOf(field.fields, versions, under);
    const path = [...under, field.name];
    const { base, theirs, yours } = {
      base: versions.base[field.name] ?? '',
      theirs: versions.theirs[field.name] ?? '',
      yours: versions.yours[field.name] ?? '',
    };
    if (same(theirs, base) || same(theirs, yours)) return [];
    if (field.kind === 'group') {
      const inside = { base: entryOf(base), theirs: entryOf(theirs), yours: entryOf(yours) };
      return rowsOf(field.fields, inside, path);
    }
    const together = field.kind === 'list' ? mergedList({ base, theirs, yours }) : null;
    const taken = together ?? theirs;
    const print = (typed: Typed) => printed(field, typed, [base, theirs, yours]);
    return [
      {
        path,
        theirs: print(taken),
        yours: print(yours),
        typed: { theirs: taken, yours },
        isOpen: together === null && !same(yours, base),
      },
    ];
  });
}

/**
 * Both changes of a list, or null where both changed the same entry. A changed entry counts as a removed one
 * and an added one.
 */
function mergedList(lists: Record<'base' | 'theirs' | 'yours', Typed>): readonly Typed[] | null {
  const [base, theirs, yours] = [lists.base, lists.theirs, lists.yours].map(listOf);
  if (!base || !theirs || !yours || same(yours, base)) return null;
  const [before, now, own] = [base, theirs, yours].map((list) => list.map(text));
  const isGone = (entry: string, from: readonly string[] = []) => !from.includes(entry);
  const both = before?.some((entry) => isGone(entry, now) && isGone(entry, own)) ?? true;
  if (both) return null;
  return [
    ...yours.filter((entry) => !before?.includes(text(entry)) || now?.includes(text(entry))),
    ...theirs.filter((entry) => !before?.includes(text(entry)) && !own?.includes(text(entry))),
  ];
}

function printed(
  field: Exclude<SiteField, { kind: 'group' | 'heading' | 'key' }>,
  typed: Typed,
  all: readonly Typed[],
): string {
  const { value } = readTyped([field], { [field.name]: typed });
  if (field.kind === 'list') {
    // Entries that all versions share are left out.
    const [own, ...others] = [typed, ...all].map((list) =>
      printedEntries(field.fields, readList(field, list)),
    );
    const differing = own?.filter((entry) => others.some((list) => !list.includes(entry))) ?? [];
    return differing.join('; ') || NOTHING;
  }
  const [words = ''] = printedFields([field], value).values();
  return words || (typeof typed === 'string' && typed) || NOTHING;
}

const NOTHING = 'left empty';

function readList(field: Extract<SiteField, { kind: 'list' }>, list: Typed): readonly unknown[] {
  const { value } = readTyped([field], { [field.name]: list });
  const entries = value[field.name];
  return Array.isArray(entries) ? entries : [];
}

const listOf = (typed: Typed): readonly Typed[] | null => (Array.isArray(typed) ? typed : null);
const text = (typed: Typed) => JSON.stringify(typed);
const same = (one: Typed, other: Typed) => text(one) === text(other);

function entryOf(typed: Typed): Entry {
  return typeof typed === 'object' && !Array.isArray(typed) ? (typed as Entry) : {};
}
