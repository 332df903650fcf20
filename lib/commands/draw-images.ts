import './env-file';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { institute } from '../../content/institute';
import {
  shareImageFile,
  shareImages,
  shareImageSize,
  type ShareImage,
} from '../../content/share-images';
import { chromiumArgs, findChromium } from '../../tests/support/chromium.mjs';
import { env } from '../env';
import { run } from './run';

const SCALE = 2;
const JPEG_QUALITY = 78;

/** `npm run images`, beside a running site: draws the share images and the icons anew. */
run(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const viewport = { width: shareImageSize.width / SCALE, height: shareImageSize.height / SCALE };
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: SCALE,
    bypassCSP: true,
  });
  for (const image of shareImages) await drawShareImage(page, image);
  await drawIcons(await browser.newPage());
  await browser.close();
});

/** Puts the figure of a real page, in the site's own type and colours, on a card of its own. */
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
  // A document of its own: in the page, React would put everything back.
  await page.setContent(`<!doctype html><html class="${fonts}"><head>${sheets.join('')}
    <style>${await readFile('lib/commands/share-image.css', 'utf8')}</style></head><body>
    <div class="share-image"><div class="share-image-words">
    <p class="share-image-name">${mark}${institute.name}</p>
    <h1>${image.title}</h1><p class="lede">${image.line}</p></div>
    <div class="share-image-figure graph-paper">${figure}</div></div></body></html>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = path.join('public', shareImageFile(image));
  await mkdir(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY });
  console.log(`Drew ${file}`);
}

async function drawIcons(page: Page): Promise<void> {
  const svg = await readFile('app/icon.svg', 'utf8');
  const draw = async (size: number, ground: string) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;background:${ground}">${svg}</body>`);
    return page.screenshot({ omitBackground: true });
  };
  await writeFile('app/apple-icon.png', await draw(180, '#faf7f0'));
  await writeFile('app/favicon.ico', icoOf(await draw(32, 'transparent'), 32));
  console.log('Drew app/apple-icon.png and app/favicon.ico');
}

/** An .ico file that holds one PNG. */
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
