import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/platform/db';
import { jsonHash } from '@/lib/platform/canonical-json';
import { FINISHED_FOLDER, MANIFEST, type FinishedFile } from '@/lib/publishing/finished-file';
import { markComplete, versionFolder } from '@/lib/publishing/version-folders';

const version = '0b5e9a3c-6a1f-4c58-9d0e-0000000000a1';
const draft = jsonHash({});

export const samplePicture = 'a'.repeat(32);

/** Valid bodies for the calls that change the site, after `makeSiteRows`. */
export const siteSamples: Record<string, Record<string, unknown>> = {
  // The form of payment links has a single part, which stays empty.
  sendTestMail: {},
  saveSubject: { subject: 'payment-links', typed: {}, seen: jsonHash([null]) },
  openSubject: { subject: 'payment-links' },
  lookAtDraft: { draft },
  publishDraft: { draft, note: '' },
  putBackVersion: { version },
  countArrival: { page: '/fees', utm: { utm_source: 'google' }, click: 'gclid', referrer: '' },
  countVisit: { page: '/fees', connection: '4g', lcp: 1_240, inp: 48, cls: 0.02 },
  decidePoints: { points: ['teachers'], outcome: 'keep', note: 'We do not name them.' },
};

/** A file of the version, below `/_next/`. */
export const sampleFile = 'static/sample.js';
const sampleFacts = { institute: { shortName: 'Sample' } };

/**
 * A folder with one file in place of a build. Sites under test at the same time serve the file as part of an
 * older version.
 */
async function writeSampleVersion(): Promise<void> {
  const folder = versionFolder('api-sample');
  const name = `_next/${sampleFile}`;
  await mkdir(path.dirname(path.join(folder, FINISHED_FOLDER, name)), { recursive: true });
  await writeFile(path.join(folder, FINISHED_FOLDER, name), 'void 0;');
  const file: FinishedFile = {
    name,
    type: 'text/javascript; charset=utf-8',
    hash: 'sample',
    cacheControl: 'no-store',
    encodings: [],
  };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ files: { [`/${name}`]: file } }));
  await markComplete(folder, { siteUrl: '', facts: sampleFacts });
  // Keeps the version out of the ones used last.
  await utimes(path.join(folder, 'complete.json'), 1, 1);
}

/** No draft, one photo, and one version that was published and withdrawn. */
export async function makeSiteRows(): Promise<void> {
  await writeSampleVersion();
  await db.siteVersion.create({
    data: {
      id: version,
      facts: {},
      hash: jsonHash(sampleFacts),
      publishedAt: new Date(0),
      problem: 'Too old',
    },
  });
  const bytes = Buffer.from('a picture');
  await db.sitePicture.create({ data: { hash: samplePicture, small: bytes, large: bytes } });
}
