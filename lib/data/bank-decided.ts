import 'server-only';
import { pool } from '@/lib/platform/db';
import type { DecidedLine, DecidedPage } from '@/lib/schemas/bank-desk';
import { paymentHint } from './bank-payments';
import { isUuid } from './uuid';

/** As many as are drawn at once. */
const MOST = 25;

const DECIDED = `
  select b.id, to_char(b.day, 'YYYY-MM-DD') as day, b."amountPaise" as paise, b.reference, b.description,
    b."setAside", coalesce(nullif(s.name, ''), s.email) as by,
    (select row_to_json(hint) from (
      select ${paymentHint} from payments p left join registrations r on r.id = p."registrationId"
      where p.id = b."paymentId") as hint) as payment
  from bank_lines b left join staff s on s.id = b."staffId"
  where (b."paymentId" is not null or b."setAside" is not null)
    and ($1::uuid is null or (b.day, b.id) < (select day, id from bank_lines where id = $1))
  order by b.day desc, b.id desc limit ${MOST + 1}`;

/**
 * A page of the lines that have their payment or are set aside, the newest of the bank first.
 * @param _staff who has shown to be staff
 * @param after the last line of the page before; what is none asks for the first page
 */
export async function bankDecided(
  _staff: { staffId: string },
  after: string | null,
): Promise<DecidedPage> {
  const last = after && isUuid(after) ? after : null;
  const { rows } = await pool.query<DecidedLine>(DECIDED, [last]);
  const shown = rows.slice(0, MOST);
  return { rows: shown, next: rows.length > MOST ? (shown.at(-1)?.id ?? null) : null };
}
