import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import {
  shareImageFile,
  shareImages,
  shareImageSize,
  siteIcons,
  type ShareImage,
} from '@/content/pages/share-images';
import { env } from '@/lib/platform/env';
import { chromiumArgs, findChromium } from '@/tests/support/browser/chromium.mjs';
import { run } from './run';

const SCALE = 2;
const JPEG_QUALITY = 78;

/** Names of the share images to draw; without any, all of them and the icons. */
const wanted = process.argv.slice(2);

/** `npm run images`, while the site is running: redraws the share images and the icons. */
run(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const viewport = { width: shareImageSize.width / SCALE, height: shareImageSize.height / SCALE };
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: SCALE,
    bypassCSP: true,
  });
  for (const image of shareImages) {
    if (wanted.length === 0 || wanted.includes(image.name)) await drawShareImage(page, image);
  }
  if (wanted.length === 0 || wanted.includes('icons')) await drawIcons(await browser.newPage());
  await browser.close();
});

/** Draws the figure of a real page, with the site's fonts and colours, on a card. */
async function drawShareImage(page: Page, image: ShareImage): Promise<void> {
  await page.goto(`http://localhost:${env.PORT}${image.figureFrom}`);
  const html = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.outerHTML);
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      links.map((link) => `<link rel="stylesheet" href="${(link as HTMLLinkElement).href}">`),
    );
  const fonts = await page.locator('html').getAttribute('class');
  const mark = await html('.mark');
  const figure = await html('main figure svg');
  // In a new document: in the page itself, React would restore the page.
  await page.setContent(`<!doctype html><html class="${fonts}"><head>${sheets.join('')}
    <style>${await readFile('lib/commands/share-image.css', 'utf8')}</style></head><body>
    <div class="share-image"><div class="share-image-words">
    ${mark}
    <h1>${image.title}</h1><p class="lede">${image.line}</p></div>
    <div class="share-image-figure graph-paper">${figure}</div></div></body></html>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = path.join('public', shareImageFile(image));
  await mkdir(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY });
  console.log(`Drew ${file}`);
}

const PAPER = '#faf7f0';
/** Share of the side that the logo may fill: a maskable icon is cut to a circle of 80%. */
const MASKABLE_PART = 0.66;

/** Draws `app/icon.svg` in every size that browsers and phones request. */
async function drawIcons(page: Page): Promise<void> {
  const svg = await readFile('app/icon.svg', 'utf8');
  const draw = async (size: number, ground: string, part = 1) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;
      background:${ground}"><div style="display:grid;width:${part * 100}%">${svg}</div></body>`);
    const drawn = await page.screenshot({ omitBackground: true });
    // A small palette keeps the icon small: browsers fetch it on every first visit.
    return sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  };
  await writeFile('app/apple-icon.png', await draw(180, PAPER));
  await writeFile('app/favicon.ico', icoOf(await draw(32, 'transparent'), 32));
  await mkdir('public/images/icons', { recursive: true });
  for (const { file, size, purpose } of siteIcons) {
    const maskable = purpose === 'maskable';
    const icon = draw(size, maskable ? PAPER : 'transparent', maskable ? MASKABLE_PART : 1);
    await writeFile(path.join('public', file), await icon);
  }
  console.log('Drew the icons');
}

/** An .ico file with one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
