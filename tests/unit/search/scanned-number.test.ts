import { registrationNumberIn } from '@/lib/search/search-filters';

test('an address searches for the number of a printed form, and for nothing else', () => {
  expect(registrationNumberIn({ q: '12345' })).toBe('12345');
  const others = ['', 'Asha', '9876543210', '1234', '12345\n', '\0', '१२३४५', ['12345', '12346']];
  for (const q of others) expect([q, registrationNumberIn({ q })]).toEqual([q, '']);
  expect(registrationNumberIn({})).toBe('');
});
