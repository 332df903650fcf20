import { routes } from '@/content/pages/routes';
import { expect, test } from './other-visitor';

/** Private pages redirect a visitor; the journeys open them logged in. */
const leadOn = [
  '/history',
  '/account',
  '/form',
  '/form-print',
  '/terms-as-bought',
  '/shelf',
  '/testupload',
  '/payment',
  '/searchuser',
];

/** The page's text after everything lazy has loaded. */
async function lookAtPage() {
  const { body, documentElement, fonts } = document;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  const hasCome = await Promise.all(
    images.map((image) =>
      image.decode().then(
        () => true,
        () => false,
      ),
    ),
  );
  await fonts.ready;
  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    brokenImages: images.filter((_, index) => !hasCome[index]).map(({ src }) => src),
    hasOwnFont: [...fonts].some(({ status }) => status === 'loaded'),
    hasStyle: getComputedStyle(body).marginTop === '0px',
    sideways: documentElement.scrollWidth - documentElement.clientWidth,
  };
}

const soft = expect.configure({ soft: true });

test('every public page comes whole and fits a phone, and nothing goes wrong behind it', async ({
  engine,
}) => {
  await engine.resize(360, 740);
  for (const { path } of routes.filter((route) => !leadOn.includes(route.path))) {
    await engine.open(path);
    // Some pages redirect, and answer when the next page has loaded.
    const seen = () => engine.run(lookAtPage).catch(String);
    await soft.poll(seen, { timeout: 30_000, message: path }).toEqual({
      headings: 1,
      brokenImages: [],
      hasOwnFont: true,
      hasStyle: true,
      sideways: 0,
    });
    soft(engine.faults(), path).toEqual([]);
  }
});
