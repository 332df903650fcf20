import type { Page } from 'playwright/test';
import { playlists as invented } from '@/content/pages/videos';
import { playlistId } from '@/lib/site/youtube';
import { overflow, violations } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { servePlaylists, setPlaylists as playlists } from '../../support/browser/set-playlists';
import { expect, test } from '../../support/browser/visitor';
import { formIsReady } from '../../support/browser/readiness';

/**
 * Stubs YouTube and Google Maps, so that no test needs the internet.
 * @returns the URLs requested from now on
 */
async function answerForOtherSites(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/^https:\/\/[\w.-]*(youtube|google)[\w.-]*\//, async (route) => {
    asked.push(new URL(route.request().url()));
    const body = `<!doctype html><html lang="en"><title>${asked.length}</title><h1>Elsewhere</h1>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

const path = '/videos';
const [first, second] = playlists as [
  (typeof playlists)[number],
  (typeof playlists)[number],
  (typeof playlists)[number],
];

const lists = (page: Page) => page.getByRole('region', { name: 'Choose a playlist' });
const choice = (page: Page, name: string) => lists(page).getByRole('link', { name });

/** The visible player. */
const player = (page: Page) => page.locator('iframe:visible');

/** The name of the frame with the focus, which stays set when the page itself loses it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const within = document.activeElement?.shadowRoot?.activeElement;
    return within?.getAttribute('title');
  });

/** Playlists of the players, from their URLs. */
function shownPlaylists(page: Page): Promise<(string | null)[]> {
  const frames = page.frames().filter((frame) => frame.url().includes('youtube'));
  return Promise.resolve(frames.map((frame) => new URL(frame.url()).searchParams.get('list')));
}

test('a fresh site shows poster and name of the chosen list, and asks no other site; the map of the office is loaded when it is asked for', async ({
  page,
}) => {
  const asked = await answerForOtherSites(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Popular Videos');
  const shownPoster = page.locator('[data-embed-stand-in]:visible');
  await expect(shownPoster).toHaveCount(0);
  for (const { name, videos, link } of invented) {
    expect(playlistId(link)).not.toBeNull();
    await expect(choice(page, name)).toHaveAttribute('href', link);
    await choice(page, name).click();
    await expect(shownPoster.locator('figcaption')).toHaveText(`${name}, ${videos} videos`);
    await expect(shownPoster).toBeFocused();
    await expect(lists(page).locator('[aria-current]')).toHaveText(new RegExp(name));
  }
  expect(invented.map(({ videos }) => videos)).toEqual([5, 25, 15]);
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(shownPoster.locator('figcaption')).toHaveText('See a class before you join one');
  await expect(player(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.goto('/contact');
  await formIsReady(page);
  await page.getByRole('link', { name: /^Show the map/ }).click();
  expect(await focused(page)).toMatch(/^Map of/);
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Map of/);
  await expect.poll(() => asked.map(({ host }) => host)).toEqual(['www.google.com']);
});

test('choosing a list, by mouse or keyboard, switches the player to the list id of its link', async ({
  page,
}) => {
  await page.goto('/about');
  const asked = await answerForOtherSites(page);
  await servePlaylists(page);
  await page.goto(path);
  await expect(lists(page).getByRole('listitem')).toContainText([
    '5 videos',
    '25 videos',
    '15 videos',
  ]);
  await expect(player(page)).toHaveCount(0);
  for (const { name, videos, link } of playlists) {
    const id = playlistId(link);
    expect(new URL(link).searchParams.get('list')).toBe(id);
    await choice(page, name).click();
    await expect(player(page)).toHaveCount(1);
    await expect(player(page)).toHaveAttribute('title', `${name}, ${videos} videos, on YouTube`);
    expect(await focused(page)).toBe(await player(page).getAttribute('title'));
    await expect.poll(() => shownPlaylists(page)).toEqual([id]);
    await expect(choice(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(lists(page).locator('[aria-current]')).toHaveCount(1);
  }
  expect(asked.map(({ origin }) => origin)).toEqual(
    playlists.map(() => 'https://www.youtube-nocookie.com'),
  );

  await choice(page, first.name).click();
  await expect.poll(() => shownPlaylists(page)).toEqual([playlistId(first.link)]);

  await test.step('a page that the browser had kept comes back closed, and silent', async () => {
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(player(page)).toHaveCount(0);
    await expect.poll(() => shownPlaylists(page)).toEqual([]);
    await expect(lists(page).locator('[aria-current]')).toHaveCount(0);
  });

  await test.step('the keyboard chooses a list, and the frame gets the focus', async () => {
    await choice(page, first.name).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, second.name)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(await player(page).getAttribute('title'));
    await expect.poll(() => shownPlaylists(page)).toEqual([playlistId(second.link)]);
  });

  await page.setViewportSize({ ...phone, width: 320 });
  await player(page).scrollIntoViewIfNeeded();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await test.step('Back leaves the page however many lists were watched, and who returns finds it closed', async () => {
    const watched = asked.length;
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(choice(page, first.name)).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    expect(asked).toHaveLength(watched);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every list and the map are links to where they are at home', async ({ page }) => {
    const asked = await answerForOtherSites(page);
    await servePlaylists(page);
    await page.goto(path);
    for (const { name, link } of playlists) {
      await expect(choice(page, name)).toHaveAttribute('href', link);
    }
    await choice(page, first.name).click();
    await expect(page).toHaveURL(first.link);
    await page.goto('/contact');
    await page.getByRole('link', { name: /^Show the map/ }).click();
    await expect(page).toHaveURL(/^https:\/\/www\.google\.com\/maps/);
    expect(asked).toHaveLength(2);
  });
});
