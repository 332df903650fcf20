import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaysToReach } from '@/components/pages/contact-page';
import { Video } from '@/components/pages/home/home-content';
import { Playlists } from '@/components/pages/videos-page';
import { ChatLink } from '@/components/site/footer';
import { SocialLinks } from '@/components/site/header';
import { video } from '@/content/pages/home';
import { institute } from '@/content/facts/institute';
import { playlists } from '@/content/pages/videos';
import { organization } from '@/lib/site/structured-data';
import { withFacts } from '../../support/content/with-facts';

/* Decision D41: a fresh site shows every element, and "we have none" leaves it out. */

const html = (element: ReactElement) => renderToStaticMarkup(element);

type Menus = Awaited<ReturnType<typeof menus>>;

const menus = async () => ({
  ...(await import('@/content/pages/navigation')),
  ...(await import('@/content/pages/home')),
  ...(await import('@/content/pages/routes')),
});

function linksIn({ navigation, footerGroups, quickLinks }: Menus) {
  return [
    ...navigation.flatMap((item) => ('items' in item ? item.items : [item])),
    ...footerGroups.flatMap((group) => group.links),
    ...quickLinks,
  ];
}

const isListed = ({ routes }: Menus, page: string) =>
  routes.find(({ path }) => path === page)?.indexable;

test('a fresh site has them all, at addresses that are nobody’s', async () => {
  expect(institute.social.map(({ href }) => href)).toEqual([
    ...['facebook', 'youtube', 'instagram'].map((site) => `https://example.org/${site}`),
  ]);
  expect(institute.chat).toBe('https://wa.me/910000000001');
  const fresh = await menus();
  expect(linksIn(fresh).filter(({ external }) => external)).toEqual([
    { label: 'Blog', href: 'https://example.org/blog', external: true },
    { label: 'Blog', href: 'https://example.org/blog', external: true },
    { label: 'Blogs', href: 'https://example.org/blog', external: true },
  ]);
  expect(isListed(fresh, '/videos')).toBe(true);
  expect(html(createElement(ChatLink))).toMatch(
    /^<a href="https:\/\/wa\.me\/910000000001" target="_blank" rel="noopener"/,
  );
  const social = html(createElement(SocialLinks));
  expect(social.match(/<li>/g)).toHaveLength(3);
  expect(social).toContain('youtube (opens a new tab)');
  const card = html(createElement(Video));
  expect(card).toContain(`href="${video?.url}"`);
  expect(card).not.toContain('<iframe');
  const lists = html(createElement(Playlists));
  expect(lists.match(/<li>/g)).toHaveLength(3);
  expect(lists).not.toContain('<iframe');
});

test('elements that the owner does not have are left out, with their links and sitemap entry', async () => {
  const facts = {
    institute: { without: ['facebook', 'youtube', 'instagram', 'blog', 'chat'] },
    withoutVideos: ['video', 'playlists'],
  } as const;
  const left = await withFacts(facts, async () => ({
    menus: await menus(),
    drawn: [
      createElement((await import('@/components/site/footer')).ChatLink),
      createElement((await import('@/components/site/header')).SocialLinks),
      createElement((await import('@/components/pages/home/home-content')).Video),
      createElement((await import('@/components/pages/videos-page')).Playlists),
    ].map(html),
    organization: (await import('@/lib/site/structured-data')).organization(),
    faults: (await import('@/content/facts/site-facts-rules')).contentFaults(),
    points: (await import('@/content/facts/launch-points')).contentPoints(new Date('2026-11-26')),
  }));
  expect(left.drawn).toEqual(['', '', '', '']);
  const links = linksIn(left.menus);
  expect(links.filter(({ external, href }) => external || href === '/videos')).toEqual([]);
  expect(isListed(left.menus, '/videos')).toBe(false);
  expect(left.organization).not.toHaveProperty('sameAs');
  expect(left.faults).toEqual([]);
  const asked = /^(institute-(chat|blog|social)|video$|playlists$)/;
  expect(left.points.filter(({ id }) => asked.test(id))).toEqual([]);
});

test('one of them alone leaves the others', async () => {
  const { social, chat } = await withFacts(
    { institute: { without: ['facebook'] } },
    async () => (await import('@/content/facts/institute')).institute,
  );
  expect(social.map(({ href }) => href === null)).toEqual([true, false, false]);
  expect(chat).not.toBeNull();
});

test('none and an address together are refused', async () => {
  const facts = {
    institute: { without: ['blog', 'youtube'], social: { youtube: 'https://www.youtube.com/@a' } },
  } as const;
  const faults = await withFacts(facts, async () =>
    (await import('@/content/facts/site-facts-rules')).contentFaults(),
  );
  expect(faults.map(({ field }) => field)).toEqual(['institute.social.youtube']);
});

test('without a chat the contact page offers the e-mail alone', () => {
  const none = html(createElement(WaysToReach, { chat: null }));
  expect(none).toContain('<h2 id="write">E-mail</h2>');
  expect(none).not.toContain('WhatsApp');
  const set = html(createElement(WaysToReach, { chat: 'https://wa.me/919811012345' }));
  expect(set).toContain('<h2 id="write">WhatsApp or e-mail</h2>');
  expect(set).toMatch(/href="https:\/\/wa\.me\/919811012345".*Chat on WhatsApp/);
});

test('the video of the owner plays in the player, and none of another site is shown', () => {
  const own = { title: 'A class on kinetics', text: 'Forty minutes.' };
  const url = 'https://www.youtube.com/watch?v=abcDEF12_-x';
  const card = html(createElement(Video, { shown: { ...own, url } }));
  expect(card).toContain(
    'data-embed-src="https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1"',
  );
  expect(card).toContain('data-embed-title="A class on kinetics"');
  expect(card).not.toContain('data-embed-shows');
  const elsewhere = { ...own, url: 'https://videos.example/watch?v=1' };
  expect(html(createElement(Video, { shown: elsewhere }))).toBe('');
});

test('of the owner’s playlists those of YouTube are offered', () => {
  const [first, ...rest] = playlists;
  if (!first) throw new Error('No playlist');
  const link = 'https://www.youtube.com/playlist?list=PLabcdefghijklm05';
  const elsewhere = rest.map((list) => ({ ...list, link: 'https://lists.example/?list=PL05' }));
  const section = html(createElement(Playlists, { lists: [{ ...first, link }, ...elsewhere] }));
  expect(section.match(/<li>/g)).toHaveLength(1);
  expect(section).toContain(`href="${link}"`);
  expect(organization()).toHaveProperty('sameAs');
});
