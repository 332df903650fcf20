import { shelfKinds, type ShelfKind } from '@/content/pages/shelf-words';
import { audienceLabel, audiencesOf } from '@/lib/shelf/shelf-audiences';
import { STAMP_LENGTH } from '@/lib/shelf/shelf-files';
import { heldStatuses } from '@/lib/site/money-terms';
import type { DemoContext } from './demo-context';
import type { DemoPayment } from './payments';
import { demoOwner } from './people';
import type { RegistrationRow } from './registrations';

/** First part of the `requestId` of the demo's course material. */
export const DEMO_SHELF = 'demo-shelf-';

const tiers = ['csir-net/gold', 'csir-net/platinum', 'gate/gold', 'iit-jam/gold'];

const links: readonly [ShelfKind, string, string][] = [
  ['class', 'Live class, Monday to Friday, 6 pm', 'https://meet.example.org/evening-batch'],
  ['recording', 'Recordings of the last four weeks', 'https://recordings.example.org/library'],
  ['test', 'Unit tests and full mocks', 'https://tests.example.org/start'],
];

/** Rows by table: links and a handout for some tiers, opened by some of the paid students. */
export function demoShelf(
  payments: readonly DemoPayment[],
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): (readonly [table: string, rows: readonly object[]])[] {
  const files = tiers.map((tier) => ({
    tier,
    ...handout(audienceLabel(`tier:${tier}`)),
    id: demo.uuid(),
  }));
  const itemOf = (tier: string, kind: ShelfKind, title: string) => ({
    id: demo.uuid(),
    requestId: `${DEMO_SHELF}${demo.hex(16)}`,
    title,
    kind,
    audiences: [`tier:${tier}`],
    staffId: demoOwner.id,
    createdAt: demo.past(40),
    position: 10 * (1 + Object.keys(shelfKinds).indexOf(kind)),
  });
  const items = files.flatMap(({ tier, id: fileId }) => [
    ...links.map(([kind, title, url]) => ({ ...itemOf(tier, kind, title), url, fileId: null })),
    { ...itemOf(tier, 'handout', 'Chemical kinetics: formula sheet'), url: null, fileId },
  ]);
  const opened = openings(items, payments, registrations, demo);
  const fileRows = files.map(({ id, bytes, stampAt }) => ({
    id,
    name: 'kinetics.pdf',
    type: 'application/pdf',
    size: bytes.length,
    stampAt,
    staffId: demoOwner.id,
    createdAt: demo.past(41),
  }));
  const partOf = ({ id: fileId, bytes }: (typeof files)[number]) => ({
    fileId,
    position: 0,
    bytes: `\\x${bytes.toString('hex')}`,
  });
  return [
    ['shelf_files', fileRows],
    ['shelf_file_parts', files.map(partOf)],
    ['shelf_items', items],
    ['shelf_openings', opened],
  ];
}

/** Rows of material that paid students have opened. */
function openings(
  items: readonly { id: string; audiences: readonly string[] }[],
  payments: readonly DemoPayment[],
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): readonly object[] {
  const readers = payments.filter(({ payment }) =>
    (heldStatuses as readonly string[]).includes(payment.status),
  );
  const paid = new Set(readers.map(({ payment }) => payment.registrationId));
  const opened = new Map<string, object>();
  for (const { id, studentId, planId } of registrations) {
    const audiences = paid.has(id) ? audiencesOf({ planId, itemIds: [], batchId: null }) : [];
    for (const item of items.filter((one) => audiences.includes(one.audiences[0] ?? ''))) {
      if (!demo.happens(0.6)) continue;
      const lastAt = demo.past(demo.between(0, 30));
      const times = demo.between(1, 9);
      opened.set(`${item.id} ${studentId}`, {
        itemId: item.id,
        studentId,
        times,
        firstAt: lastAt,
        lastAt,
      });
    }
  }
  return [...opened.values()];
}

/** A PDF of one page, prepared for the registration number. */
function handout(course: string): { bytes: Buffer; stampAt: number } {
  const line = 'x'.repeat(STAMP_LENGTH);
  const text = (size: number, height: number, words: string) =>
    `BT /F ${size} Tf 60 ${height} Td (${words.replace(/[^\w ,.:=/-]/g, '')}) Tj ET\n`;
  const content = [
    text(20, 760, 'Chemical kinetics: formula sheet'),
    text(12, 730, course),
    text(14, 680, 'First order: k = 2.303/t log a/(a-x)'),
    text(14, 650, 'Half-life of first order: 0.693/k'),
    text(8, 11, line),
  ].join('');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.7\n';
  const rows = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  const count = objects.length + 1;
  pdf += `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { bytes: Buffer.from(pdf, 'latin1'), stampAt: pdf.indexOf(line) };
}
