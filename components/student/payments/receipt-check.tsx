import { PhoneList } from '@/components/site/phone-list';
import { StudentPage } from '@/components/student/student-page';
import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { receiptCheck as words } from '@/lib/payments/receipt-words';

interface GenuineReceipt {
  amountPaise: Paise;
  issuedOn: IsoDay;
  /** From the sandbox gateway. */
  isTest: boolean;
  /** Completed ones, oldest first; `document` is a number. */
  refunds: readonly { amountPaise: Paise; on: IsoDay; document: string | null }[];
}

interface ReceiptCheckProps {
  path: string;
  receipt: GenuineReceipt | null;
}

/** `/receipt/…`: shows whether a receipt is genuine, its amount date and refunds, and no personal data. */
export function ReceiptCheck({ path, receipt }: ReceiptCheckProps) {
  if (!receipt) {
    return (
      <StudentPage path={path} title={words.title} heading={words.unknown} lede={words.unknownText}>
        <div className="mt-6 max-w-110">
          <PhoneList />
        </div>
      </StudentPage>
    );
  }
  const { amountPaise, issuedOn, isTest, refunds } = receipt;
  return (
    <StudentPage path={path} title={words.title} {...headOf(receipt)}>
      <dl className="mt-7 grid max-w-110 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2">
        <div>
          <dt className="text-muted">{words.amount}</dt>
          <dd className="mt-2 font-display text-[33px]/none font-semibold">
            <Rupees paise={amountPaise} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{words.date}</dt>
          <dd className="mt-2 font-display text-[21px]/[33px] font-semibold">
            {printDay(issuedOn)}
          </dd>
        </div>
      </dl>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
      {!isTest && <p className="mt-5 max-w-prose">{words.compare}</p>}
    </StudentPage>
  );
}

function headOf({ amountPaise, isTest, refunds }: GenuineReceipt): {
  heading: string;
  lede: string;
} {
  if (isTest) return { heading: words.testHeading, lede: words.test };
  if (refunds.length === 0) return { heading: words.genuine, lede: words.genuineText };
  const back = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
  return back >= amountPaise
    ? { heading: words.refundedInFull, lede: words.refundedInFullText }
    : { heading: words.refundedInPart, lede: words.refundedInPartText };
}

function Refunds({ refunds }: Pick<GenuineReceipt, 'refunds'>) {
  return (
    <section aria-labelledby="refunds" className="mt-7 max-w-110">
      <h2 id="refunds" className="subheading">
        {words.refunds}
      </h2>
      <ul className="mt-3 grid gap-2">
        {refunds.map(({ amountPaise, on, document }, index) => (
          <li key={index}>
            <b>
              <Rupees paise={amountPaise} />
            </b>{' '}
            on {printDay(on)}
            {document && `, ${document}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
