import fc from 'fast-check';
import type { Paise } from '@/content/money';
import { upiClaimSchema } from '@/lib/payments/upi/claim-forms';
import { idRangesIn, slipReference, upiLink, utrsIn } from '@/lib/payments/upi/upi-link';

const within = (id: string, text: string) =>
  idRangesIn(text).some(({ from, to }) => from <= id && id <= to);

test('the reference of a registration is found within any text of a bank', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uuid(),
      fc.constantFrom('UPI/431122334455/', 'upi-asha rao-9876543210@ybl-', 'IMPS ', ''),
      (id, other, before) => {
        const line = `${before}${slipReference(id)}/PAYMENT`;
        for (const text of [line, line.toLowerCase()]) {
          expect(within(id, text)).toBe(true);
          expect(within(other, text)).toBe(slipReference(other) === slipReference(id));
        }
        expect(within(id, `${before}X${slipReference(id)}`)).toBe(false);
      },
    ),
  );
});

test('the link follows the linking specification and names nobody but the institute', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 100, max: 100_000_000 }), (id, paise) => {
      const reference = slipReference(id);
      const payee = 'Orbital & Sons, Delhi';
      const link = upiLink({ upiId: 'office@okbank', payee, amount: paise as Paise, reference });
      expect(link).toMatch(/^upi:\/\/pay\?pa=office@okbank&pn=Orbital%20%26%20Sons%2C%20Delhi&/);
      const query = new URLSearchParams(link.slice('upi://pay?'.length));
      const { am, ...rest } = Object.fromEntries(query);
      expect(am).toMatch(/^\d+\.\d{2}$/);
      expect(Math.round(Number(am) * 100)).toBe(paise);
      expect(rest).toEqual({
        pa: 'office@okbank',
        pn: payee,
        cu: 'INR',
        tn: reference,
        tr: reference,
      });
      expect(reference).toMatch(/^[A-Z\d]{1,35}$/);
    }),
  );
});

test('a UTR is a number of 12 digits, also padded, but no part of a UPI id or a longer number', () => {
  expect(utrsIn('UPI/431122334455/FEE')).toEqual(['431122334455']);
  expect(utrsIn('0000431122334455 UPI-431122334455')).toEqual(['431122334455']);
  expect(utrsIn('UPI-ASHA-919876543210@YBL-43112233445-1431122334455')).toEqual([]);
});

test('a UTR is matched by its digits, however it was typed or printed', () => {
  const registration = '3d1c7b90-52fe-4a3b-8f10-0000000000a1';
  const digits = fc.string({
    unit: fc.constantFrom(...'0123456789'),
    minLength: 12,
    maxLength: 12,
  });
  const pattern = fc.constantFrom('.*', '|', '(', '\\D', '+', '[0-9]{12}', '४', ' ', '\n', '');
  const typed = fc.tuple(pattern, fc.oneof(digits, fc.string()), pattern);
  fc.assert(
    fc.property(typed, (parts) => {
      const text = parts.join('');
      const { data } = upiClaimSchema.safeParse({ registration, utr: text });
      for (const utr of [...utrsIn(text), ...(data ? [data.utr] : [])]) {
        expect(utr).toMatch(/^[0-9]{12}$/);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(upiClaimSchema.safeParse({ registration, utr: '............' }).success).toBe(false);
});
