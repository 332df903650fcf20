import { canBeCalled } from '@/lib/platform/phone-number';

test.each([
  '9876543210',
  '+91 98765 43210',
  '0091 98765-43210',
  '09876543210',
  '९८७६५ ४३२१०',
  '011 2653 1234',
  '1126531234',
  '+91 11 2653 1234',
  '(0612) 222 3456',
  '+977 1 4123456',
  '0044 20 7946 0018',
])('a number that can be called is not asked about: %s', (phone) => {
  expect(canBeCalled(phone)).toBe(true);
});

test.each([
  ['nine digits', '987654321'],
  ['eleven digits', '98765432101'],
  ['a landline without its area code', '2653 1234'],
  ['nine digits after +91', '+91 98765 4321'],
  ['zeros', '0000000000'],
  ['two numbers', '9876543210 9876543211'],
  ['another country without its number', '+977 1'],
])('a number that cannot be called is asked about: %s', (_, phone) => {
  expect(canBeCalled(phone)).toBe(false);
});
