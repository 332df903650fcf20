import type { SiteField } from '@/content/facts/site-subjects';
import type { Fault } from '@/content/facts/site-facts';

/** Values of a form: text, ticked boxes, and entries of these. */
export type Typed = string | boolean | readonly Typed[] | { readonly [name: string]: Typed };

type Json = unknown;

type Held = Exclude<SiteField, { kind: 'heading' }>;

/** The fields of an object, those under headings included. */
function withoutHeadings(fields: readonly SiteField[]): readonly Held[] {
  return fields.flatMap((field) =>
    field.kind === 'heading' ? withoutHeadings(field.fields) : [field],
  );
}

/** The form's value of a field; `value` is null or undefined where nothing is set. */
function typedOf(field: Held, value: Json): Typed {
  switch (field.kind) {
    case 'group':
      return typedFields(field.fields, value);
    case 'list':
      return typedList(field, value);
    case 'row': {
      const set = arrayOf(value).map(String);
      return [...set, ...Array.from({ length: (field.count ?? 0) - set.length }, () => '')];
    }
    case 'ticks':
      // '' as for a list: the form starts with the defaults, which are no change.
      return Array.isArray(value) || !field.present ? arrayOf(value).map(String) : '';
    case 'tick':
      return value === true;
    case 'rupees':
      if (value === null && field.orNone) return NO_AMOUNT;
      return typeof value === 'number' ? rupeeText(value) : '';
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** Typed in place of an amount. */
export const NO_AMOUNT = 'none';

/** The form's values of these fields for an object. */
export function typedFields(
  fields: readonly SiteField[],
  value: Json,
): { readonly [name: string]: Typed } {
  const from = isObject(value) ? value : {};
  return Object.fromEntries(
    withoutHeadings(fields).map((field) => [field.name, typedOf(field, from[field.name])]),
  );
}

/** `typed` with another value at a path such as `['batches', '0', 'exam']`. */
export function withTyped(typed: Typed, path: readonly string[], value: Typed): Typed {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isList(typed)) {
    return typed.map((one, index) => (String(index) === name ? withTyped(one, rest, value) : one));
  }
  const entry = isObject(typed) ? typed : {};
  return { ...entry, [name]: withTyped(entry[name] ?? '', rest, value) };
}

const isList = (typed: Typed): typed is readonly Typed[] => Array.isArray(typed);

/** The typed values without empty ones; amounts are in paise. The schema of the facts checks the rest. */
export function readTyped(
  fields: readonly SiteField[],
  typed: unknown,
  path = '',
): { value: Record<string, Json>; faults: Fault[] } {
  const faults: Fault[] = [];
  const from = isObject(typed) ? typed : {};
  const entries = withoutHeadings(fields).flatMap((field) => {
    const read = readField(field, from[field.name], path ? `${path}.${field.name}` : field.name);
    faults.push(...read.faults);
    return read.value === undefined ? [] : [[field.name, read.value] as const];
  });
  return { value: Object.fromEntries(entries), faults };
}

type Read = { value: Json; faults: Fault[] };

const nothing: Read = { value: undefined, faults: [] };
const kept = (value: Json): Read => ({ value, faults: [] });

function readField(field: Held, typed: unknown, path: string): Read {
  switch (field.kind) {
    case 'group':
      return readGroup(field.fields, typed, path);
    case 'list':
      return readList(field.fields, typed, path);
    case 'row': {
      const set = arrayOf(typed).map((one) => String(one).trim());
      if (set.every((one) => one === '')) return nothing;
      // An empty box between others is reported as missing.
      const last = set.findLastIndex((one) => one !== '');
      return kept(field.count === undefined ? set.filter(Boolean) : set.slice(0, last + 1));
    }
    case 'ticks': {
      const ticked = arrayOf(typed).map(String);
      const isUntouched = field.present ? !Array.isArray(typed) : ticked.length === 0;
      return isUntouched ? nothing : kept(ticked);
    }
    case 'tick':
      return field.orLeftOut && typed !== true ? nothing : kept(typed === true);
    case 'rupees':
      return readRupees(typeof typed === 'string' ? typed.trim() : '', path, field);
    case 'count':
      return readCount(typeof typed === 'string' ? typed.trim() : '', path);
    default: {
      const text = typeof typed === 'string' ? typed.trim() : '';
      return text === '' ? nothing : kept(text);
    }
  }
}

function readGroup(fields: readonly SiteField[], typed: unknown, path: string): Read {
  const { value, faults } = readTyped(fields, typed, path);
  const isEmpty = Object.keys(value).length === 0;
  return isEmpty && faults.length === 0 ? nothing : { value, faults };
}

function readList(fields: readonly SiteField[], typed: unknown, path: string): Read {
  if (!Array.isArray(typed)) return nothing;
  const read = typed.map((entry, index) => readTyped(fields, entry, `${path}.${index}`));
  return { value: read.map(({ value }) => value), faults: read.flatMap(({ faults }) => faults) };
}

const RUPEES = 'Enter an amount in rupees, such as 9,499 or 116.82';

function readRupees(text: string, path: string, { orNone }: { orNone?: string }): Read {
  if (text === '') return nothing;
  if (orNone && text.toLowerCase() === NO_AMOUNT) return kept(null);
  const [, whole = '', part = ''] =
    /^(?:₹|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.(\d{1,2}))?$/i.exec(text) ?? [];
  if (whole === '') return { value: undefined, faults: [{ field: path, message: RUPEES }] };
  return kept(Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')));
}

function readCount(text: string, path: string): Read {
  if (text === '') return nothing;
  if (/^\d{1,9}$/.test(text)) return kept(Number(text));
  return { value: undefined, faults: [{ field: path, message: 'Enter a whole number' }] };
}

/** '' for a list that is not set, because an empty one publishes none. */
function typedList({ fields, present }: Extract<Held, { kind: 'list' }>, value: Json): Typed {
  const entries: unknown = value ?? present;
  return Array.isArray(entries) ? entries.map((entry) => typedFields(fields, entry)) : '';
}

function rupeeText(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
