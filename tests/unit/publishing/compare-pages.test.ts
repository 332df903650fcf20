import { comparePages } from '@/lib/publishing/compare-pages';

const page = (text: string, script = 'a1') =>
  `<html><head><link href="/_next/static/${script}.css"/></head><body><p>${text}, as of <time dateTime="${script}" data-as-of="">${script}</time></p><script>self.__next_f.push("${script}")</script></body></html>`;
const pages = (texts: Record<string, string>, script?: string) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, page(text, script)]));

test('a page counts when it says something else, not when its scripts or the day of the build have other names', () => {
  const before = pages({ '/': 'From <b>₹</b>8,999', '/about': 'Chemistry', '/gate': '₹8,999' });
  const after = pages(
    { '/': 'From <b>₹</b>9,499', '/about': 'Chemistry', '/gate': '₹9,499' },
    'b2',
  );
  expect(comparePages(before, after, [{ from: '₹8,999', to: '₹9,499' }])).toEqual({
    changed: ['/', '/gate'],
    of: [['/', '/gate']],
  });
});

test('each difference has its own pages', () => {
  const before = pages({
    '/gate': 'Gold ₹8,999',
    '/contact': '+91&nbsp;11111 11111 and 22222 22222',
  });
  const after = pages({ '/gate': 'Gold ₹9,499', '/contact': '+91 11111 11111 and 33333 33333' });
  const { of } = comparePages(before, after, [
    { from: '+91 11111 11111, 22222 22222', to: '+91 11111 11111, 33333 33333' },
    { from: '₹8,999', to: '₹9,499' },
    { from: 'not set', to: 'printed nowhere' },
  ]);
  expect(of).toEqual([['/contact'], ['/gate'], []]);
});

test('differences with the same values are not attributed to one of them', () => {
  const before = pages({ '/gate': 'Gold ₹8,999', '/iit-jam': 'Gold ₹8,999' });
  const after = pages({ '/gate': 'Gold ₹9,499', '/iit-jam': 'Gold ₹9,499' });
  const same = { from: '₹8,999', to: '₹9,499' };
  expect(comparePages(before, after, [same, same])).toEqual({
    changed: ['/gate', '/iit-jam'],
    of: [[], []],
  });
});

test('the address of a link and the description for search engines are said too', () => {
  const before = new Map([
    ['/', '<meta name="description" content="4 exams"/><a href="https://a.example/">Pay</a>'],
  ]);
  const after = new Map([
    ['/', '<meta name="description" content="4 exams"/><a href="https://b.example/">Pay</a>'],
  ]);
  const difference = { from: 'https://a.example/', to: 'https://b.example/' };
  expect(comparePages(before, after, [difference]).of).toEqual([['/']]);
});
