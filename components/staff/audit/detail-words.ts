import { formatRupees, type Paise } from '@/content/money';

/** Names that say too little where they stand alone. */
const names: Readonly<Record<string, string>> = {
  totpRequired: 'codes required',
  ended: 'log-ins ended',
  givenUp: 'leads that became nobody’s',
  set: 'codes',
};

/** `{ "fields": ["name"], "ended": 2 }` as "fields: name; ended: 2". Amounts in paise are read as rupees. */
export function detailWords(detail: Record<string, unknown> | null): string {
  const parts = Object.entries(detail ?? {}).map(([name, value]) => {
    if (/paise$/i.test(name) && typeof value === 'number') {
      return `${spaced(name.replace(/paise$/i, ''))}: ${formatRupees(value as Paise)}`;
    }
    return `${spaced(name)}: ${wordsOf(value)}`;
  });
  return parts.join('; ');
}

const spaced = (name: string) =>
  names[name] ?? name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) {
    return detailWords(value as Record<string, unknown>);
  }
  return String(value ?? 'none');
}
