import { placeholdersOf, type MomentName } from './moments';
import type { PlaceholderName, PlaceholderValues } from './placeholders';

/** Characters of a text before its placeholders are filled in. */
export const LONGEST_TEXT = 1_000;

const marks = /\{([^{}]*)\}|[{}]/g;

/**
 * The message: each placeholder replaced once, so a value with braces stays as it is. A line with a
 * placeholder that has no value is left out.
 */
export function fillMessage(text: string, values: PlaceholderValues): string {
  const valueOf = (name: string) => values[name as PlaceholderName] as string | undefined;
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(marks)].every(([, name]) => valueOf(name ?? '')))
    .map((line) => line.replaceAll(marks, (_, name: string) => valueOf(name) ?? ''))
    .join('\n')
    .trim();
}

/** What is to be corrected in a text of an owner, with its line; null when it can be used. */
export function textFault(moment: MomentName, text: string): string | null {
  if (text.trim() === '') return 'Enter the text, or go back to the default';
  if (text.length > LONGEST_TEXT) {
    return `${text.length} characters are too many: use at most ${LONGEST_TEXT}`;
  }
  const known: readonly string[] = placeholdersOf(moment);
  for (const [index, line] of text.split('\n').entries()) {
    for (const [mark, name] of line.matchAll(marks)) {
      const at = `Line ${index + 1}`;
      if (name === undefined) {
        return `${at}: “${mark}” has no “${mark === '{' ? '}' : '{'}”. A placeholder is written like {name}`;
      }
      if (!known.includes(name)) {
        const all = known.map((one) => `{${one}}`).join(', ');
        return `${at}: ${mark} is not known here. Use ${all}`;
      }
    }
  }
  return null;
}

/** The basic characters of GSM 03.38, and those that take two places. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmTwice = new Set('^{}\\[~]|€\f');

/** How an SMS is sent: the places it takes, and the parts that are paid for. */
export interface SmsSize {
  alphabet: 'GSM-7' | 'Unicode';
  places: number;
  parts: number;
}

/** One part holds 160 places, or 70 in Unicode; each of several 153 or 67 (3GPP TS 23.040). */
export function smsSize(text: string): SmsSize {
  const all = [...text];
  const isGsm = all.every((one) => gsm.has(one) || gsmTwice.has(one));
  const places = isGsm
    ? all.reduce((sum, one) => sum + (gsmTwice.has(one) ? 2 : 1), 0)
    : text.length;
  const [one, ofSeveral] = isGsm ? [160, 153] : [70, 67];
  const parts = places <= one ? 1 : Math.ceil(places / ofSeveral);
  return { alphabet: isGsm ? 'GSM-7' : 'Unicode', places, parts };
}
