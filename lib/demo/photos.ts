import sharp from 'sharp';
import type { Chance } from './chance';
import type { DemoStudent } from './students';

export interface PhotoRow {
  name: string;
  studentId: string;
  bytes: string;
  createdAt: Date;
}

const shirts = ['#1c4a7d', '#7a4a1e', '#3d6b4f', '#6b3d5e', '#55606e', '#8a6d1f'];

/** A drawn head and shoulders for each that has a photo: nobody's face. */
export async function demoPhotos(
  students: readonly DemoStudent[],
  chance: Chance,
): Promise<PhotoRow[]> {
  const drawn = await Promise.all(shirts.map(draw));
  return students.flatMap(({ row: { id: studentId, photoName: name, createdAt } }) =>
    name === null ? [] : [{ name, studentId, bytes: chance.pick(drawn), createdAt }],
  );
}

/** As PostgreSQL reads bytes. */
async function draw(shirt: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300" viewBox="0 0 240 300">
    <rect width="240" height="300" fill="#e8e4da"/>
    <circle cx="120" cy="118" r="56" fill="#c9bfae"/>
    <path d="M24 300c6-74 46-108 96-108s90 34 96 108z" fill="${shirt}"/></svg>`;
  return `\\x${(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()).toString('hex')}`;
}
