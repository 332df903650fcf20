import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaysToReach } from '@/components/pages/contact-page';
import { Video } from '@/components/pages/home/home-content';
import { Playlists } from '@/components/pages/videos-page';
import { ChatLink } from '@/components/site/footer';
import { SocialLinks } from '@/components/site/header';
import { quickLinks } from '@/content/home';
import { blogLinks, footerGroups, navigation } from '@/content/navigation';
import { playlists } from '@/content/videos';
import { organization } from '@/lib/site/structured-data';

/* Decision D35: what has no address is left out. */

const html = (element: ReactElement) => renderToStaticMarkup(element);

test.each([
  ['the chat', createElement(ChatLink)],
  ['the social pages', createElement(SocialLinks, { className: 'ml-2' })],
  ['the video of Home', createElement(Video)],
  ['a video of another site', createElement(Video, { url: 'https://videos.example/watch?v=1' })],
  ['the playlists', createElement(Playlists)],
])('without an address %s leaves nothing behind', (_, element) => {
  expect(html(element)).toBe('');
});

test('without an address nothing leads to the blog, and no other item is missing', () => {
  const links = [
    ...navigation.flatMap((item) => ('items' in item ? item.items : [item])),
    ...footerGroups.flatMap((group) => group.links),
    ...quickLinks,
  ];
  expect(links.filter(({ label, external }) => external || label.startsWith('Blog'))).toEqual([]);
  expect([navigation.length, quickLinks.length]).toEqual([8, 6]);
  expect(organization()).not.toHaveProperty('sameAs');
});

test('without a chat the contact page offers the e-mail alone', () => {
  const unset = html(createElement(WaysToReach));
  expect(unset).toContain('<h2 id="write">E-mail</h2>');
  expect(unset).not.toContain('WhatsApp');
  const set = html(createElement(WaysToReach, { chat: 'https://wa.me/919811012345' }));
  expect(set).toContain('<h2 id="write">WhatsApp or e-mail</h2>');
  expect(set).toMatch(/href="https:\/\/wa\.me\/919811012345".*Chat on WhatsApp/);
});

test('once set, the blog is a link to another site', () => {
  const href = 'https://blog.example/';
  expect(blogLinks('Blogs', href)).toEqual([{ label: 'Blogs', href, external: true }]);
});

test('once set, chat and social pages open a new tab and say so', () => {
  const chat = html(createElement(ChatLink, { href: 'https://wa.me/919811012345' }));
  expect(chat).toMatch(/^<a href="https:\/\/wa\.me\/919811012345" target="_blank" rel="noopener"/);
  expect(chat).toContain('Chat with us on WhatsApp (opens a new tab)');
  const pages = [
    { site: 'facebook', href: null },
    { site: 'youtube', href: 'https://www.youtube.com/@institute' },
  ] as const;
  const social = html(createElement(SocialLinks, { pages }));
  expect(social.match(/<li>/g)).toHaveLength(1);
  expect(social).toMatch(
    /href="https:\/\/www\.youtube\.com\/@institute" target="_blank" rel="noopener"/,
  );
  expect(social).toContain('youtube (opens a new tab)');
});

test('once set, the video is a link to it, and no player is there before it is followed', () => {
  const url = 'https://www.youtube.com/watch?v=abcDEF12_-x';
  const card = html(createElement(Video, { url }));
  expect(card).toContain(`href="${url}"`);
  expect(card).toContain(
    'data-embed-src="https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1"',
  );
  expect(card).toContain('data-embed-title="See a class before you join one"');
  expect(card).toContain('Play the video');
  expect(card).not.toContain('<iframe');
});

test('only the playlists that are set are offered', () => {
  const [first, ...rest] = playlists;
  if (!first) throw new Error('No playlist');
  const link = 'https://www.youtube.com/playlist?list=PLabcdefghijklm05';
  const elsewhere = rest.map((list) => ({ ...list, link: 'https://lists.example/?list=PL05' }));
  const section = html(createElement(Playlists, { lists: [{ ...first, link }, ...elsewhere] }));
  expect(section.match(/<li>/g)).toHaveLength(1);
  expect(section).toContain(`href="${link}"`);
});
