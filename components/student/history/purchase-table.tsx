import type { ReactNode } from 'react';
import { Rupees } from '@/components/ui/rupees';
import { WholeWords } from '@/components/ui/whole-words';
import { printDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { FeeRow } from './fee-row';
import type { Purchase } from './purchase';

const columns = ['Course', 'Mode of study', 'Price', 'Mode of payment', 'Date'] as const;
const [, study, price, payment, date] = columns;

export interface PurchaseTableProps {
  /** Newest first. */
  purchases: readonly Purchase[];
  /** Something can be paid on this site now. */
  online: boolean;
}

/** A table, and on a phone a card for each purchase. */
export function PurchaseTable({ purchases, online }: PurchaseTableProps) {
  return (
    <table className="purchases">
      <caption className="sr-only">Your registrations, newest first</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {purchases.map((purchase) => (
        <tbody key={purchase.id}>
          <PurchaseRow purchase={purchase} />
          <FeeRow purchase={purchase} online={online} columns={columns.length} />
        </tbody>
      ))}
    </table>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { id, registrationnumber, coursename, planTitle, coursetype, pricePaise } = purchase;
  return (
    <tr>
      <th scope="rowgroup">
        <a href={`/form-print?registration=${id}`}>
          <WholeWords text={coursename} />
          <span>Reg. No {registrationnumber}</span>
        </a>
        {planTitle && <span className="purchase-plan">{planTitle}</span>}
      </th>
      <Cell label={study}>{coursetype || 'Not chosen'}</Cell>
      <Cell label={price}>
        {pricePaise === null ? 'To be confirmed' : <Rupees paise={pricePaise as Paise} />}
      </Cell>
      <Cell label={payment}>{purchase.modeofpayment}</Cell>
      <Cell label={date}>{printDay(purchase.date)}</Cell>
    </tr>
  );
}

/** Its column's name stands before it where the head of the table does not. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className="purchase-label">{label}</span>
      {children}
    </td>
  );
}
