import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallLink, ChatLink, mailHref, telHref } from '@/components/office/ui/phone-links';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { asciiDigits, otherDigits, theirAscii } from '@/lib/platform/ascii-digits';
import { printedPhone } from '@/lib/platform/phone-number';

const noon = '2026-11-21T06:30:00Z';

test.each([
  ['2026-11-21T08:35:00Z', 'today 14:05'],
  ['2026-11-20T18:30:00Z', 'today 00:00'],
  ['2026-11-20T18:29:59Z', 'yesterday 23:59'],
  ['2026-11-19T18:30:00Z', 'yesterday 00:00'],
  ['2026-11-19T18:29:00Z', '19 Nov 23:59'],
  ['2025-12-31T18:30:00Z', '1 Jan 00:00'],
  ['2025-12-31T18:29:00Z', '31 Dec 2025'],
  ['2026-09-04T04:00:00Z', '4 Sep 09:30'],
])('%s is %s in Delhi', (moment, printed) => {
  expect(printedMoment(moment, noon)).toBe(printed);
});

test('on the first day of a year, yesterday was in another one', () => {
  expect(printedMoment('2025-12-31T10:00:00Z', '2026-01-01T10:00:00Z')).toBe('yesterday 15:30');
});

test.each([
  ['98765 43210', 'tel:+919876543210'],
  ['098765-43210', 'tel:+919876543210'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['919876543210', 'tel:+919876543210'],
  ['0091 98765 43210', 'tel:+919876543210'],
  ['+91 11 2345 6789', 'tel:+911123456789'],
  ['011 2345 6789', 'tel:01123456789'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['९८७६५ ४३२१०', 'tel:+919876543210'],
])('%s is called as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a number that is not to be called has no link, except for a service, which is named', () => {
  const shown = (doNotCall: boolean, service: 'course' | 'parcel' | false) => {
    const number = { phone: '98765 43210', doNotCall, service };
    const chat = { ...number, greeting: 'Hello', hint: 'with Asha' };
    const html = [createElement(CallLink, number), createElement(ChatLink, chat)]
      .map((element) => renderToStaticMarkup(element))
      .join('');
    const links = [...html.matchAll(/href="(tel:|https:\/\/wa\.me)/g)].map(([, kind]) => kind);
    return { links, words: /Do not call|Only about [^<]*/.exec(html)?.[0] };
  };
  const both = ['tel:', 'https://wa.me'];
  expect(shown(false, false)).toEqual({ links: both, words: undefined });
  expect(shown(false, 'course')).toEqual({ links: both, words: undefined });
  expect(shown(true, false)).toEqual({ links: [], words: 'Do not call' });
  expect(shown(true, 'course').words).toBe('Only about the fee or the class');
  expect(shown(true, 'parcel')).toEqual({ links: both, words: 'Only about the parcel' });
});

test('an e-mail address is written to, whatever it holds', () => {
  expect(mailHref('asha.rao@example.org')).toBe('mailto:asha.rao@example.org');
  const { pathname, search } = new URL(mailHref('a?bcc=x&subject=%0A@example.org'));
  expect([pathname, search]).toEqual(['a%3Fbcc%3Dx%26subject%3D%250A@example.org', '']);
});

test.each(['9876543210', '098765-43210', '0091 98765 43210', '+91 (98765) ४३२१०', '919876543210'])(
  '%s is shown as +91 98765 43210',
  (phone) => {
    expect(printedPhone(phone)).toBe('+91 98765 43210');
  },
);

test('a landline is shown with its parts', () => {
  expect(printedPhone('+911126531234')).toBe('+91 11 2653 1234');
});

test.each(['011 2345 6789', '+44 20 7946 0000', '98765 43210, 98765 00000', '12345', ''])(
  '“%s” is shown as typed',
  (phone) => {
    expect(printedPhone(phone)).toBe(phone);
  },
);

test('digits count in any script', () => {
  expect(asciiDigits('+९१ (98) 7６-৫')).toBe('919' + '8765');
  expect(otherDigits).toHaveLength(theirAscii.length);
  expect([...otherDigits].filter((digit) => !/\p{Nd}/u.test(digit))).toEqual([]);
});
