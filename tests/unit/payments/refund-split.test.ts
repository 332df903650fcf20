import fc from 'fast-check';
import type { Paise } from '@/content/money';
import { splitRefund, type TaxParts } from '@/lib/payments/receipts/refund-document';
import { splitTax } from '@/lib/payments/receipts/tax';

const none: TaxParts = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const sum = ({ taxable, cgst, sgst, igst }: TaxParts) => taxable + cgst + sgst + igst;
const names = ['taxable', 'cgst', 'sgst', 'igst'] as const;

function invoiceOf(total: number, withinDelhi: boolean): TaxParts {
  const { taxable, cgst, sgst, igst } = splitTax(total as Paise, withinDelhi);
  return { taxable, cgst: cgst ?? 0, sgst: sgst ?? 0, igst: igst ?? 0 };
}

/** The parts of one refund after another. */
function creditNotes(invoice: TaxParts, refunds: readonly number[]): TaxParts[] {
  let credited = none;
  return refunds.map((refund) => {
    const parts = splitRefund(invoice, credited, refund as Paise);
    credited = added(credited, parts);
    return parts;
  });
}

const added = (one: TaxParts, other: TaxParts): TaxParts => ({
  taxable: one.taxable + other.taxable,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  igst: one.igst + other.igst,
});

/** Worked by hand from ₹8,999: the tax inside ₹1,000 is 9/118 of it, ₹76.27. */
test('₹1,000 of ₹8,999, then the rest', () => {
  expect(creditNotes(invoiceOf(899_900, true), [100_000, 799_900])).toEqual([
    { taxable: 84_746, cgst: 7_627, sgst: 7_627, igst: 0 },
    { taxable: 677_882, cgst: 61_009, sgst: 61_009, igst: 0 },
  ]);
  expect(creditNotes(invoiceOf(899_900, false), [100_000, 799_900])).toEqual([
    { taxable: 84_746, cgst: 0, sgst: 0, igst: 15_254 },
    { taxable: 677_881, cgst: 0, sgst: 0, igst: 122_019 },
  ]);
});

/** An amount and its division into refunds of at least `least` paise. */
const divided = (least: number) =>
  fc.array(fc.integer({ min: least, max: 1_500_000 }), { minLength: 1, maxLength: 12 });

test('however an invoice is refunded, its parts add up and are never exceeded', () => {
  fc.assert(
    fc.property(divided(1), fc.boolean(), fc.nat(3_000_000), (refunds, withinDelhi, kept) => {
      const back = refunds.reduce((all, one) => all + one, 0);
      const invoice = invoiceOf(back + kept, withinDelhi);
      let credited = none;
      creditNotes(invoice, refunds).forEach((parts, index) => {
        expect(sum(parts)).toBe(refunds[index]);
        credited = added(credited, parts);
        for (const name of names) {
          expect(parts[name]).toBeGreaterThanOrEqual(0);
          expect(credited[name]).toBeLessThanOrEqual(invoice[name]);
        }
      });
      if (kept === 0) expect(credited).toEqual(invoice);
    }),
    { numRuns: 400 },
  );
});

test('refunded paisa by paisa, nothing is left over', () => {
  for (const total of [1, 7, 13, 99, 118, 1_000]) {
    for (const withinDelhi of [true, false]) {
      const invoice = invoiceOf(total, withinDelhi);
      const notes = creditNotes(
        invoice,
        Array.from({ length: total }, () => 1),
      );
      expect(notes.reduce(added, none)).toEqual(invoice);
      expect(notes.every((parts) => names.every((name) => parts[name] >= 0))).toBe(true);
    }
  }
});

test('from one rupee on, a credit note has as much CGST as SGST', () => {
  fc.assert(
    fc.property(divided(100), fc.nat(100_000), (refunds, kept) => {
      const back = refunds.reduce((all, one) => all + one, 0);
      for (const { cgst, sgst } of creditNotes(invoiceOf(back + kept, true), refunds)) {
        expect(cgst).toBe(sgst);
      }
    }),
    { numRuns: 200 },
  );
});
