import { randomUUID } from 'node:crypto';
import { POST as finish } from '@/app/api/admin/shelf/file/route';
import { POST as addPiece } from '@/app/api/admin/shelf/piece/route';
import { PIECE_BYTES } from '@/content/pages/shelf-words';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../../support/accounts/log-in';
import { postMultipart, type SentPart } from '../../support/calls/multipart';
import { post } from '../../support/leads/lead';
import { paidPayment } from '../../support/payments/payment-rows';
import { newRegistration } from '../../support/office/office-rows';

const id = (last: number) => `6c2f5d1a-93b7-4e08-b4c1-00000000000${last}`;

/** Row ids in the samples. */
export const shelfIds = { item: id(1), registration: id(2), upload: id(3), file: id(4) };

export const goldPlan = 'csir-net-online-6-months-gold';

/** The body that adds a link for the plan. */
export const shelfLink = {
  requestId: 'shelf-item-00000001',
  item: '',
  title: 'Live class, Monday to Friday',
  kind: 'class',
  url: 'https://meet.google.com/net?pwd=secret',
  audiences: [`plan:${goldPlan}`],
  visibleFrom: '',
  visibleUntil: '',
  position: '10',
};

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Valid parts of a piece of a file. */
export const pieceSample: SentPart[] = [
  { name: 'upload', value: shelfIds.file },
  { name: 'number', value: '0' },
  { name: 'piece', value: png, filename: 'piece' },
];

/** Valid bodies for the calls of the shelf, after `makeShelfRows`. */
export const shelfSamples: Record<string, Record<string, unknown>> = {
  saveShelfItem: { ...shelfLink, item: shelfIds.item },
  finishShelfFile: { upload: shelfIds.upload, name: 'notes.png', size: String(png.length) },
  withdrawShelfItem: { item: shelfIds.item, withdrawn: 'yes' },
  setShelfRule: { opens: 'whole' },
};

/** Course material for the plan: a link by default. */
export async function newShelfItem(
  more: Partial<Parameters<typeof db.shelfItem.create>[0]['data']> = {},
) {
  return db.shelfItem.create({
    data: {
      requestId: randomUUID(),
      title: 'Live class',
      kind: 'class',
      url: 'https://meet.google.com/net',
      audiences: [`plan:${goldPlan}`],
      ...more,
    } as Parameters<typeof db.shelfItem.create>[0]['data'],
  });
}

/** Creates the rows that the samples refer to. */
export async function makeShelfRows(staffId: string): Promise<void> {
  const parts = { create: { position: 0, bytes: png } };
  await db.shelfFile.create({ data: { id: shelfIds.upload, staffId, parts } });
  await newShelfItem({ id: shelfIds.item });
}

/** A paid registration that opens the item, which is a file. */
export async function buyShelfItem(studentId: string): Promise<void> {
  await db.shelfItem.deleteMany();
  await newShelfItem({ id: shelfIds.item, url: null, fileId: await newPicture() });
  const { registration } = shelfIds;
  if (await db.registration.findUnique({ where: { id: registration } })) return;
  await newRegistration(studentId, { id: registration, planId: goldPlan });
  await paidPayment({ registrationId: registration });
}

/** A picture that is complete. */
async function newPicture(): Promise<string> {
  const parts = { create: { position: 0, bytes: png } };
  const data = { id: randomUUID(), type: 'image/png', size: png.length, parts };
  return (await db.shelfFile.create({ data })).id;
}

export const sendPiece = (token: string, upload: string, number: number, piece: Uint8Array) =>
  read(
    addPiece(
      postMultipart(
        '/',
        [
          { name: 'upload', value: upload },
          { name: 'number', value: String(number) },
          { name: 'piece', value: piece, filename: 'piece' },
        ],
        bearer(token),
      ),
    ),
  );

export const finishing = (token: string, upload: string, bytes: Uint8Array) =>
  read(finish(post('/', { upload, name: 'notes.pdf', size: String(bytes.length) }, bearer(token))));

/** Sends a file in pieces and finishes it. */
export async function uploaded(token: string, bytes: Uint8Array, upload: string = randomUUID()) {
  for (let number = 0; number * PIECE_BYTES < bytes.length; number += 1) {
    const piece = bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    expect((await sendPiece(token, upload, number, piece)).status).toBe(200);
  }
  return finishing(token, upload, bytes);
}
