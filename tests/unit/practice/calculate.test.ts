import {
  blankCalculation,
  press,
  printDisplay,
  printPending,
  type CalculatorKey,
} from '@/components/practice/calculate';

/** The calculation after these keys; the digits of a number are pressed one after the other. */
const after = (keys: string) =>
  keys
    .split(' ')
    .flatMap((key) => (/^[\d.]+$/.test(key) ? [...key] : [key]))
    .reduce((state, key) => press(state, key as CalculatorKey), blankCalculation);
const display = (keys: string) => printDisplay(after(keys));

test('powers come before products and products before sums, equals from left to right', () => {
  for (const [keys, result] of [
    ['2 + 3 × 4 =', '14'],
    ['2 × 3 ^ 2 + 1 =', '19'],
    ['10 − 4 − 3 =', '3'],
    ['8 ÷ 4 × 2 =', '4'],
    ['2 ^ 3 ^ 2 =', '64'],
    ['( 2 + 3 ) × 4 =', '20'],
    ['2 × ( 3 + ( 4 − 1 ) × 2', '2'],
    ['2 × ( 3 + ( 4 − 1 ) × 2 =', '18'],
    ['2 ( 3 + 4 ) =', '14'],
    ['17 mod 5 =', '2'],
    ['5 + × 3 =', '15'],
    ['× 3 =', '0'],
    ['0.1 + 0.2 =', '0.3'],
  ] as const) {
    expect([keys, display(keys)]).toEqual([keys, result]);
  }
  expect(printPending(after('2 × ( 3 + 4'))).toBe('2 × ( 3 +');
});

test('functions and their inverses have the values of tables', () => {
  for (const [keys, result] of [
    ['30 sin', '0.5'],
    ['180 sin', '0'],
    ['60 cos', '0.5'],
    ['90 cos', '0'],
    ['45 tan', '1'],
    ['90 tan', 'Error'],
    ['1 atan', '45'],
    ['0.5 acos', '60'],
    ['1 asin', '90'],
    ['radians pi sin', '0'],
    ['radians pi ÷ 6 = sin', '0.5'],
    ['radians 1 atan × 4 =', '3.14159265359'],
    ['1 sinh', '1.17520119364'],
    ['1 sinh asinh', '1'],
    ['1000 lg', '3'],
    ['e ln', '1'],
    ['2 ln', '0.69314718056'],
    ['8 log2', '3'],
    ['81 log 3 =', '4'],
    ['2 ten-to', '100'],
    ['1 e-to', '2.71828182846'],
    ['12 square', '144'],
    ['2 cube', '8'],
    ['2 square-root', '1.41421356237'],
    ['27 sign cube-root', '−3'],
    ['32 root 5 =', '2'],
    ['8 sign root 3 =', '−2'],
    ['5 factorial', '120'],
    ['2.5 factorial', 'Error'],
    ['8 reciprocal', '0.125'],
    ['5 percent', '0.05'],
    ['3 sign absolute', '3'],
  ] as const) {
    expect([keys, display(keys)]).toEqual([keys, result]);
  }
});

test('numbers of chemistry are typed with their power of ten', () => {
  expect(display('6.626 exponent 34 sign × 3 exponent 8 ÷ 500 exponent 9 sign =')).toBe(
    '3.9756e−19',
  );
  expect(display('1.8 exponent 5 sign lg sign')).toBe('4.7447274949');
  expect(display('6.022 exponent')).toBe('6.022e');
  expect(display('2.5 sign back back back')).toBe('0');
  expect(display('007')).toBe('7');
  expect(display('. 5 . 5')).toBe('0.55');
});

test('the memory outlasts clearing, and a number after a result begins anew', () => {
  expect(display('7 memory-store clear 3 memory-add memory-recall')).toBe('10');
  expect(display('7 memory-store 2 memory-subtract memory-recall')).toBe('5');
  expect(display('7 memory-store memory-clear memory-recall')).toBe('0');
  expect(display('2 + 3 = 4 × 2 =')).toBe('8');
  expect(display('2 + 3 = × 2 =')).toBe('10');
});

test('what has no value is an error until the next number', () => {
  for (const keys of ['1 ÷ 0 =', '4 sign square-root', '0 ln', '2 asin', '171 factorial']) {
    expect([keys, display(keys)]).toEqual([keys, 'Error']);
  }
  expect(display('1 ÷ 0 = 4 + 1 =')).toBe('5');
});
