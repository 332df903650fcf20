import 'server-only';
import { formatRupees, type Paise } from '@/content/money';
import { sumsOfLines } from '@/lib/payments/instalment-plans';
import type { Queryable } from '@/lib/platform/database-connection';
import { receivedFor } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { idRangesIn, utrsIn, type SlipPayer } from '../upi/upi-link';
import { isUnsettled } from '../upi/upi-claims';

/** The bank's text about a transfer. */
interface LineText {
  reference: string;
  description: string;
}

/** A line of a statement, with its amount in paise. */
interface SlipLine extends LineText {
  paise: number;
}

export const textOf = ({ reference, description }: LineText) => `${reference} ${description}`;

/**
 * A slip's reference is typed by the payer, so it proves the purpose of the money, whatever the amount. A
 * UTR is only a claim and may belong to another transfer: it counts if the line, the claim and the debt of
 * the registration (the rest or the end of an instalment) have the same amount and nothing is in review.
 */
const PAYERS = statement(
  'payers-of-slips',
  {
    rangeLines: 'int4[]',
    lows: 'uuid[]',
    highs: 'uuid[]',
    utrLines: 'int4[]',
    utrs: 'text[]',
    amounts: 'int4[]',
  },
  {
    line: 'int4',
    registrationId: 'uuid',
    studentId: 'uuid',
    name: 'text',
    registrationnumber: 'text',
    hasSlip: 'bool',
    claimedPaise: 'int4?',
    duePaise: 'int4?',
    isCertain: 'bool',
  },
  `with named as (
    select line, r.id, null::int as claimed
    from unnest($rangeLines::int[], $lows::uuid[], $highs::uuid[]) as range (line, low, high)
      join registrations r on r.id between low and high
    union all
    select line, claim."registrationId", claim."amountPaise"
    from unnest($utrLines::int[], $utrs::text[]) as sent (line, utr)
      join upi_claims claim on claim.utr = sent.utr and ${isUnsettled('claim')}
  ), payers as (
    select line, id, bool_or(claimed is null) as "hasSlip", max(claimed) as claimed,
      ($amounts::int[])[line + 1] as paise
    from named group by line, id
  )
  select line, r.id as "registrationId", r."studentId", r.studentname as name, r.registrationnumber,
    "hasSlip", claimed as "claimedPaise", greatest(0, r."pricePaise" - received) as "duePaise",
    "hasSlip" or coalesce(claimed = payers.paise and (received + payers.paise = r."pricePaise"
        or received + payers.paise in (select upto from ${sumsOfLines('r')} sums))
      and not exists (
        select from payments where "registrationId" = r.id and status = 'review'), false)
      as "isCertain"
  from payers join registrations r on r.id = payers.id,
    lateral (select ${receivedFor('r.id')} as received) as money
  order by line, r.id`,
);

/** The registrations named by each line of a statement, in the order of the lines. */
export async function slipPayers(
  on: Queryable,
  lines: readonly SlipLine[],
): Promise<SlipPayer[][]> {
  const ranges = lines.flatMap((line, index) =>
    idRangesIn(textOf(line)).map((range) => ({ index, ...range })),
  );
  const sent = lines.flatMap((line, index) => utrsIn(textOf(line)).map((utr) => ({ index, utr })));
  const rows = await PAYERS.rows(on, {
    rangeLines: ranges.map(({ index }) => index),
    lows: ranges.map(({ from }) => from),
    highs: ranges.map(({ to }) => to),
    utrLines: sent.map(({ index }) => index),
    utrs: sent.map(({ utr }) => utr),
    amounts: lines.map(({ paise }) => paise),
  });
  return lines.map((_, index) =>
    rows.filter(({ line }) => line === index).map(({ line: _line, ...payer }) => payer),
  );
}

/**
 * The registration to which a line is credited without a decision of staff; null when it names none or
 * several, or when a claim and the line differ.
 */
export function certainPayer([payer, another]: readonly SlipPayer[]): SlipPayer | null {
  return payer?.isCertain && !another ? payer : null;
}

/**
 * The registrations named by a line, in sentences; '' for none. An uncertain claim is printed with its
 * amount.
 */
export function slipText(payers: readonly SlipPayer[], paise: number): string {
  if (payers.length === 0) return '';
  const names = payers.map(
    ({ name, registrationnumber, hasSlip }) =>
      `${name}, Reg. No ${registrationnumber} (${hasSlip ? 'UPI fee slip' : 'UTR sent by the student'})`,
  );
  const doubts = payers.map((payer) => doubtAbout(payer, paise));
  return [`It names ${names.join(' and ')}.`, ...doubts].filter(Boolean).join(' ');
}

function doubtAbout({ isCertain, claimedPaise, duePaise }: SlipPayer, paise: number): string {
  if (isCertain || claimedPaise === null) return '';
  const [sent, came] = [claimedPaise, paise].map((each) => formatRupees(each as Paise));
  const due =
    duePaise === null ? 'The price is not known' : `${formatRupees(duePaise as Paise)} is due`;
  return `The student reported ${sent}; the line is ${came}. ${duePaise === 0 ? 'Nothing is due' : due}. Compare the payer’s name before you record it.`;
}
