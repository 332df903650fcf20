import { expect, test } from './other-visitor';

/**
 * A page of each kind that has styles or drawings of its own. The others differ in words only, which the
 * audits look at in Chromium; the journeys open the private ones.
 */
const kinds = [
  '/',
  '/contact',
  '/onlinecourses/csir-net',
  '/testseries/gate',
  '/studymaterial/gate',
  '/csir-net-jrf',
  '/csir-net-jrf/cut-off',
  '/fees',
  '/new-batch',
  '/videos',
  '/result/gate',
  '/refund-policy',
  '/student-signup',
];

/** What can be seen of the page after everything lazy has loaded. */
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

test('a page of every kind comes whole and fits a phone, and nothing goes wrong behind it', async ({
  engine,
}) => {
  await engine.resize(360, 740);
  for (const path of kinds) {
    await engine.open(path);
    soft(await engine.run(lookAtPage), path).toEqual({
      headings: 1,
      brokenImages: [],
      hasOwnFont: true,
      hasStyle: true,
      sideways: 0,
    });
    soft(engine.faults(), path).toEqual([]);
  }
});
