import 'server-only';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { idRangesIn, utrsIn, type SlipPayer } from './upi-link';
import { isWaiting } from './upi-claims';

/** What a bank says of a transfer. */
interface LineText {
  reference: string;
  description: string;
}

export const textOf = ({ reference, description }: LineText) => `${reference} ${description}`;

const PAYERS = statement(
  'payers-of-slips',
  {
    line: 'int4',
    registrationId: 'uuid',
    studentId: 'uuid',
    name: 'text',
    registrationnumber: 'text',
    isClaimed: 'bool',
  },
  `with named as (
    select line, r.id, false as claimed
    from unnest($1::int[], $2::uuid[], $3::uuid[]) as range (line, low, high)
      join registrations r on r.id between low and high
    union all
    select line, claim."registrationId", true
    from unnest($4::int[], $5::text[]) as sent (line, utr)
      join upi_claims claim on claim.utr = sent.utr and ${isWaiting('claim')}
  )
  select line, r.id as "registrationId", r."studentId", r.studentname as name, r.registrationnumber,
    bool_or(claimed) as "isClaimed"
  from named join registrations r on r.id = named.id
  group by line, r.id order by line, r.id`,
);

/** The registrations that each line of a statement names, in the order of the lines. */
export async function slipPayers(
  on: Queryable,
  lines: readonly LineText[],
): Promise<SlipPayer[][]> {
  const ranges = lines.flatMap((line, index) =>
    idRangesIn(textOf(line)).map((range) => ({ index, ...range })),
  );
  const utrs = lines.flatMap((line, index) => utrsIn(textOf(line)).map((utr) => ({ index, utr })));
  const rows = await PAYERS.rows(on, [
    ranges.map(({ index }) => index),
    ranges.map(({ from }) => from),
    ranges.map(({ to }) => to),
    utrs.map(({ index }) => index),
    utrs.map(({ utr }) => utr),
  ]);
  return lines.map((_, index) =>
    rows.filter(({ line }) => line === index).map(({ line: _line, ...payer }) => payer),
  );
}

/** Whom a line names, in a sentence; '' when nobody. */
export function slipText(payers: readonly SlipPayer[]): string {
  if (payers.length === 0) return '';
  const names = payers.map(
    ({ name, registrationnumber, isClaimed }) =>
      `${name}, Reg. No ${registrationnumber} (${isClaimed ? 'UTR sent by the student' : 'UPI fee slip'})`,
  );
  return `It names ${names.join(' and ')}.`;
}
