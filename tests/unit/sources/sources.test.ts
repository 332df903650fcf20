import fc from 'fast-check';
import { campaignName, isKnownSource, sourceOf } from '@/lib/sources/sources';
import { touchesOf } from '@/lib/sources/touches';

test.each<[string, Parameters<typeof sourceOf>[0], string]>([
  ['utm_source', { source: 'Google', referrer: 'www.facebook.com' }, 'google'],
  ['a short utm_source', { source: 'ig' }, 'instagram'],
  ['a utm_source of our own', { source: ' College Fest ' }, 'college fest'],
  ['a click of Google', { click: 'gclid', referrer: 'news.example.org' }, 'google'],
  ['a click in an app', { click: 'wbraid' }, 'google'],
  ['a click of Meta', { click: 'fbclid' }, 'facebook'],
  ['a click of Microsoft', { click: 'msclkid' }, 'bing'],
  ['an unknown click', { click: 'xclid', referrer: 'www.bing.com' }, 'bing'],
  ['Google’s search', { referrer: 'www.google.co.in' }, 'google'],
  ['Google’s mail', { referrer: 'mail.google.com' }, 'email'],
  ['Google’s app', { referrer: 'com.google.android.googlequicksearchbox' }, 'google'],
  ['a phone’s page', { referrer: 'm.youtube.com' }, 'youtube'],
  ['another site', { referrer: 'www.Collegedunia.com:8080' }, 'collegedunia.com'],
  ['a name that only ends alike', { referrer: 'notgoogle.com' }, 'notgoogle.com'],
  ['nothing', {}, 'direct'],
  ['an address as source', { source: 'asha@example.org' }, 'unknown'],
  ['a script as source', { source: '<script>alert(1)</script>' }, 'unknown'],
  ['a host that is none', { referrer: 'a b' }, 'unknown'],
])('%s names the source', (_, link, source) => {
  expect(sourceOf(link)).toBe(source);
});

test.each([
  ['CSIR-NET December', 'csir-net december'],
  ['नेट 2026', 'नेट 2026'],
  ['', ''],
  ['x'.repeat(81), 'unknown'],
  ['=1+1', 'unknown'],
  ['a\u0000b', 'unknown'],
  ['asha@example.org', 'unknown'],
])('the campaign %j is %j', (text, name) => {
  expect(campaignName(text)).toBe(name);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom(
    'gclid=Cj0KCQ',
    '"><svg onload=x>',
    "' or 1=1",
    '=cmd()',
    '+91 98765 43210',
    '\ud800',
  ),
);

test('whatever a link says, source and campaign are short, plain and their own names', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (source, click, referrer) => {
      for (const name of [sourceOf({ source, click, referrer }), campaignName(source)]) {
        expect(name.length).toBeLessThanOrEqual(80);
        expect(name).not.toMatch(/[<>"'`=@\p{C}]|^[-+]/u);
        expect([name, 'unknown']).toContain(campaignName(name));
      }
      const named = sourceOf({ source, click, referrer });
      expect(sourceOf({ source: named })).toBe(named);
    }),
  );
});

test('a form keeps the touches of the browser, or else the campaign and page that it names', () => {
  const touch = { source: 'google', campaign: 'jrf', page: '/fees' };
  expect(touchesOf({ firstTouch: touch, page: '/contact' })).toEqual({
    firstTouch: touch,
    lastTouch: { source: 'unknown', campaign: '', page: '/contact' },
  });
  const own = { source: 'facebook', campaign: 'gate', page: '/' };
  const utm = { utm_source: 'fb', utm_campaign: 'GATE' };
  expect(touchesOf({ page: '/', utm })).toEqual({ firstTouch: own, lastTouch: own });
  expect(touchesOf({ lastTouch: { ...touch, page: '/searchuser' } }).lastTouch?.page).toBe('');
  expect(touchesOf({})).toEqual({ firstTouch: null, lastTouch: null });
});

test('a source by its own name is not taken for one that the site knows', () => {
  expect(['google', 'constructor', 'collegedunia.com'].map(isKnownSource)).toEqual([
    true,
    false,
    false,
  ]);
});
