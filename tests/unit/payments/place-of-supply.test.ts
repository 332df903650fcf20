import fc from 'fast-check';
import { gstStateCodes } from '@/content/catalogue/gst';
import { abroad, states } from '@/content/catalogue/states';
import { placeOfSupply } from '@/lib/payments/receipts/tax';

test('every state has a code of its own, in two digits', () => {
  expect(Object.keys(gstStateCodes).sort()).toEqual([...states, abroad].sort());
  const codes = Object.values(gstStateCodes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^\d\d$/.test(code))).toEqual([]);
});

test.each([
  ['Delhi', '07 Delhi', true],
  [' delhi ', '07 Delhi', true],
  ['New Delhi', '07 Delhi', true],
  ['N.C.T. of Delhi', '07 Delhi', true],
  ['Haryana', '06 Haryana', false],
  ['U.P.', '09 Uttar Pradesh', false],
  ['UTTAR  PRADESH', '09 Uttar Pradesh', false],
  ['Jammu & Kashmir', '01 Jammu and Kashmir', false],
  ['J&K', '01 Jammu and Kashmir', false],
  ['Outside India', '96 Outside India', false],
  ['Kathmandu', 'Kathmandu', false],
])('%s', (typed, printed, withinDelhi) => {
  expect(placeOfSupply([typed])).toEqual({ printed, withinDelhi });
});

test('the registration’s state counts, then the account’s; Delhi if both are unknown', () => {
  expect(placeOfSupply(['Bihar', 'Delhi']).printed).toBe('10 Bihar');
  expect(placeOfSupply(['Pune', 'Maharashtra']).printed).toBe('27 Maharashtra');
  expect(placeOfSupply(['', null, 'Goa']).printed).toBe('30 Goa');
  for (const unknown of [[], [null, null], [' ', '']]) {
    expect(placeOfSupply(unknown)).toEqual({ printed: '07 Delhi', withinDelhi: true });
  }
});

test('whatever was typed, some place is printed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constant(null))), (typed) => {
      expect(placeOfSupply(typed).printed.trim()).not.toBe('');
    }),
  );
});
