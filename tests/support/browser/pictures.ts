import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Pictures are kept at a quarter of their size. */
const REDUCTION = 4;
/** Pixels of a reduced picture that are compared as one colour: glyphs are drawn a little differently elsewhere. */
const BLOCK = 8;
/** Of 255. Text that is drawn a little bolder or half a pixel aside changes a block by less. */
const MOST_DIFFERENCE = 20;
const MOST_BLOCKS = 3;
/** In reduced pixels; a line that wraps makes a page higher than that. */
const MOST_HEIGHT = 2;

type Picture = { data: Buffer; width: number; height: number };

const decode = async (file: Buffer): Promise<Picture> => {
  const image = sharp(file).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** A screenshot as it is kept. */
export async function reduced(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / REDUCTION) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

type Block = { x: number; y: number };

/** The blocks whose colours differ from the kept picture; null when the heights differ too much. */
async function differingBlocks(kept: Buffer, now: Buffer): Promise<readonly Block[] | null> {
  const [before, after] = await Promise.all([decode(kept), decode(now)]);
  const taller = Math.abs(before.height - after.height);
  if (before.width !== after.width || taller > MOST_HEIGHT) return null;
  const blocks: Block[] = [];
  for (let y = 0; y < Math.min(before.height, after.height); y += BLOCK) {
    for (let x = 0; x < before.width; x += BLOCK) {
      const [one, other] = [colourOf(before, { x, y }), colourOf(after, { x, y })];
      const difference = Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));
      if (difference > MOST_DIFFERENCE) blocks.push({ x, y });
    }
  }
  return blocks;
}

/** Mean red, green and blue of a block. */
function colourOf({ data, width, height }: Picture, { x, y }: Block): number[] {
  const sum = [0, 0, 0];
  const right = Math.min(x + BLOCK, width);
  const bottom = Math.min(y + BLOCK, height);
  for (let row = y; row < bottom; row += 1) {
    for (let at = (row * width + x) * 3; at < (row * width + right) * 3; at += 3) {
      for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
    }
  }
  return sum.map((value) => value / ((right - x) * (bottom - y)));
}

/** Whether a page still looks as it did, to a person who does not look at single letters. */
export async function looksSame(kept: Buffer, now: Buffer): Promise<boolean> {
  const blocks = await differingBlocks(kept, now);
  return blocks !== null && blocks.length <= MOST_BLOCKS;
}

interface Kept {
  /** The folder of the pictures. */
  folder: string;
  name: string;
  /** Whether the picture is to be kept in place of the one before. */
  renew: boolean;
}

const FAILED = '.data/pictures';

/**
 * Compares a screenshot with the kept picture of this name.
 * @returns what is wrong and where the new picture and the difference are; '' where it looks the same
 */
export async function comparePicture(screenshot: Buffer, kept: Kept): Promise<string> {
  const { folder, name, renew } = kept;
  const file = path.join(folder, `${name}.webp`);
  const now = await reduced(screenshot);
  if (renew) {
    if (!existsSync(file) || !(await looksSame(readFileSync(file), now))) writeFileSync(file, now);
    return '';
  }
  const before = readFileSync(file);
  if (await looksSame(before, now)) return '';
  mkdirSync(FAILED, { recursive: true });
  const shown = path.join(FAILED, `${name}.png`);
  writeFileSync(shown, screenshot);
  const blocks = await differingBlocks(before, now);
  if (blocks === null) {
    const [{ height: was }, { height: is }] = await Promise.all([decode(before), decode(now)]);
    return `${name}: ${is * REDUCTION} px high instead of ${was * REDUCTION}, see ${shown}`;
  }
  const marks = blocks.map(({ x, y }) => ({
    input: { create: { width: BLOCK, height: BLOCK, channels: 4, background: '#f00a' } } as const,
    left: x,
    top: y,
  }));
  const difference = path.join(FAILED, `${name}-difference.png`);
  const { width, height } = await sharp(now).metadata();
  const inside = marks.filter(({ left, top }) => left + BLOCK <= width && top + BLOCK <= height);
  await sharp(now).composite(inside).png().toFile(difference);
  return `${name}: looks different in ${blocks.length} places, see ${shown} and ${difference}`;
}
