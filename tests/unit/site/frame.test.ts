import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { institute } from '@/content/facts/institute';
import { footerGroups } from '@/content/pages/navigation';

const header = (path: string) => renderToStaticMarkup(createElement(Header, { path }));
const footer = () => renderToStaticMarkup(createElement(Footer));

/** The links in the HTML, with their attributes and visible words. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    attributes,
    words: content.replace(/<[^>]*>/g, '').trim(),
  }));

test.each([
  ['/', 'Home', null],
  ['/onlinecourses', 'Online Courses', 'Courses'],
  ['/onlinecourses/csir-net', 'Online Courses', 'Courses'],
  ['/offlinecourses/cuet', 'Offline Courses', 'Courses'],
  ['/testseries/barc', 'Test Series', null],
  ['/studymaterial', 'Study Material', null],
  ['/gate', 'Gate Chemistry', 'Top Courses'],
  ['/contact', 'Contact Us', null],
  ['/about', 'About Us', null],
  ['/new-batch', 'NEW BATCH', null],
  ['/refund-policy', 'Home', null],
])('on %s the active item is %s, by the first segment of the path', (path, label, group) => {
  const [, menu = '', main = ''] = header(path).split(/<nav /);
  for (const navigation of [menu, main]) {
    const marked = linksIn(navigation).filter(({ attributes }) => /aria-current/.test(attributes));
    expect(marked.map(({ words }) => words)).toEqual([label]);
  }
  const groups = [...main.matchAll(/<summary data-current="true">([^<]*)</g)];
  expect(groups.map(([, name]) => name)).toEqual(group ? [group] : []);
});

test('the phones dial, and the footer leads to every group and the help desk', () => {
  const [first, second] = institute.phones;
  const top = linksIn(header('/'));
  expect(top.find(({ words }) => words.startsWith('Call'))?.href).toBe(first.href);
  const links = linksIn(footer());
  const leadsTo = (words: string) => links.find((link) => link.words.startsWith(words))?.href;
  expect(leadsTo('Tap to call')).toBe(first.href);
  expect(leadsTo(second?.printed ?? '')).toBe(second?.href);
  expect(leadsTo('Help Desk')).toBe('/contact');
  for (const { label, href } of footerGroups.flatMap((group) => group.links)) {
    expect(links).toContainEqual(
      expect.objectContaining({
        href,
        words: expect.stringContaining(label.replace('&', '&amp;')),
      }),
    );
  }
});

test('what opens a new tab says so, and leaves the new page no way back', () => {
  const tabs = [...linksIn(header('/')), ...linksIn(footer())].filter(({ attributes }) =>
    attributes.includes('target="_blank"'),
  );
  expect(tabs.length).toBeGreaterThan(4);
  for (const { words, attributes } of tabs) {
    expect(words).toContain('opens a new tab');
    expect(attributes).toContain('rel="noopener"');
  }
});
