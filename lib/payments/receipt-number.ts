import { receipt } from '@/content/receipt';

/**
 * The number of a receipt, such as OC/26-27/000123: consecutive within its financial year, at most
 * sixteen letters, digits, dashes and slashes (rule 46(b) of the CGST Rules).
 * @param year "26-27"
 */
export function receiptNumber(year: string, serial: number): string {
  return `${receipt.prefix}/${year}/${String(serial).padStart(6, '0')}`;
}
