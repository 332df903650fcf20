import { printDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { SiteField } from '@/content/facts/site-subjects';
import { printedPhone } from '@/lib/platform/phone-number';

type Held = Exclude<SiteField, { kind: 'heading' | 'group' }>;

/** Label of each value → the printed value, without unset ones. */
export function printedFields(
  fields: readonly SiteField[],
  value: unknown,
  under: readonly string[] = [],
): Map<string, string> {
  const from = typeof value === 'object' && value !== null ? value : {};
  const printed = new Map<string, string>();
  const add = (inside: Map<string, string>) => {
    for (const [label, text] of inside) printed.set(label, text);
  };
  for (const field of fields) {
    const path = [...under, field.label];
    const own = (from as Record<string, unknown>)[field.name];
    if (field.kind === 'heading') add(printedFields(field.fields, from, path));
    else if (own === null && field.kind === 'rupees' && field.orNone) {
      printed.set(path.join(', '), 'none');
    } else if (field.kind === 'day' && field.whenEmpty && (own === undefined || own === null)) {
      printed.set(path.join(', '), field.whenEmpty.toLowerCase());
    } else if (field.kind === 'key' || own === undefined || own === null) continue;
    else if (field.kind === 'group') add(printedFields(field.fields, own, path));
    else printed.set(path.join(', '), printedValue(field, own));
  }
  return printed;
}

/** Printed default of each unset value, where it is known. */
export function printedDefaults(
  fields: readonly SiteField[],
  under: readonly string[] = [],
): Map<string, string> {
  const printed = new Map<string, string>();
  for (const field of fields) {
    const path = [...under, field.label];
    if (field.now) printed.set(path.join(', '), field.now);
    if (field.kind === 'list' && field.present) {
      printed.set(path.join(', '), printedList(field.fields, field.present));
    }
    if (field.kind !== 'heading' && field.kind !== 'group') continue;
    for (const [label, text] of printedDefaults(field.fields, path)) printed.set(label, text);
  }
  return printed;
}

function printedValue(field: Held, value: unknown): string {
  switch (field.kind) {
    case 'rupees':
      return formatRupees(Number(value) as Paise);
    case 'day':
      return [field.prefix, printDay(String(value))].filter(Boolean).join(' ');
    case 'photo':
      // Another photo prints as another one.
      return `photo ${String(value).slice(0, 4)}`;
    case 'tick':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return labelOf(field.choices, String(value));
    case 'ticks':
      return (value as readonly string[]).map((one) => labelOf(field.choices, one)).join(', ');
    case 'row':
      return (value as readonly string[])
        .map((one) => (field.of === 'phone' ? printedPhone(one) : printDay(one)))
        .join(', ');
    case 'list':
      return printedList(field.fields, value as readonly unknown[]);
    default:
      return String(value);
  }
}

function printedList(fields: readonly SiteField[], entries: readonly unknown[]): string {
  return printedEntries(fields, entries).join('; ') || 'none';
}

/** Each entry of a list in a line. */
export function printedEntries(
  fields: readonly SiteField[],
  entries: readonly unknown[],
): string[] {
  return entries.map((entry) => [...printedFields(fields, entry).values()].join(', '));
}

function labelOf(choices: readonly (readonly [string, string])[], value: string): string {
  return choices.find(([one]) => one === value)?.[1] ?? value;
}
