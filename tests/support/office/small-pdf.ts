/** A PDF written by hand, with one text on each page. */
export function smallPdf(
  texts: readonly string[],
  more: {
    trailer?: string;
    ballast?: Buffer;
    dictionary?: string;
    catalog?: string;
    page?: string;
  } = {},
) {
  const {
    trailer = '',
    ballast = Buffer.alloc(0),
    dictionary = '',
    catalog = '',
    page = '',
  } = more;
  const pages = texts.map((_, index) => 3 + 2 * index);
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  const font = 3 + 2 * texts.length;
  const streamOf = (content: Buffer, entries = '') => [
    `<< ${entries} /Length ${content.length} >>\nstream\n`,
    content,
    '\nendstream',
  ];
  const objects: (string | Buffer)[][] = [
    [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [`<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`],
    ...texts.flatMap((text, index) => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${page} /Contents ${4 + 2 * index} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
      ],
      streamOf(Buffer.from(`2 0 0 2 0 0 cm BT /F 12 Tf 20 50 Td (${text}) Tj ET`)),
    ]),
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    streamOf(ballast, dictionary),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length;
    const body = object.map((part) => Buffer.from(part));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), ...body, Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
