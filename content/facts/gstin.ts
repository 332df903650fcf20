import { gstStateCodes } from '@/content/catalogue/gst';

/* Codes of states that were merged, and of places in no state: registrations keep them. */
const stateCodes: ReadonlySet<string> = new Set([
  ...Object.values(gstStateCodes),
  '25',
  '28',
  '97',
]);

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A GSTIN as it is printed: capitals, without spaces and hyphens. */
export function plainGstin(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The fault of a GSTIN written without spaces, as a sentence; null for a well-formed one: state code, PAN,
 * number of the registration, Z, and the check digit (base 36, weights 1 and 2 in turn).
 */
export function gstinFault(gstin: string): string | null {
  if (!/^[A-Z\d]*$/.test(gstin)) return 'A GSTIN has only letters and digits';
  if (gstin.length !== 15) {
    return `A GSTIN has 15 characters, and this one has ${gstin.length}`;
  }
  if (!stateCodes.has(gstin.slice(0, 2))) {
    return `A GSTIN begins with the code of the state, such as 07 for Delhi; no state has ${gstin.slice(0, 2)}`;
  }
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(gstin.slice(2, 12))) {
    return `Characters 3 to 12 are the PAN: five letters, four digits and a letter. They read ${gstin.slice(2, 12)}`;
  }
  if (!/^[1-9A-Z]Z$/.test(gstin.slice(12, 14))) {
    return `Character 13 is a digit from 1 or a letter, and character 14 is Z. They read ${gstin.slice(12, 14)}`;
  }
  return gstin[14] === checkDigit(gstin)
    ? null
    : 'The last character does not fit the others, so one is mistyped. Compare all 15 with the certificate';
}

/** Digits of the two-digit products are added up in base 36. */
function checkDigit(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters[(36 - (sum % 36)) % 36] ?? '';
}
