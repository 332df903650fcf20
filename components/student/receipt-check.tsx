import { PhoneList } from '@/components/site/phone-list';
import { StudentPage } from '@/components/student/student-page';
import { Rupees } from '@/components/ui/rupees';
import { printDay, type IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { receiptCheck as words } from '@/content/receipt';

interface GenuineReceipt {
  amountPaise: Paise;
  issuedOn: IsoDay;
  /** From the sandbox gateway. */
  isTest: boolean;
}

interface ReceiptCheckProps {
  path: string;
  receipt: GenuineReceipt | null;
}

/** `/receipt/…`: shows whether a receipt is genuine, its amount and date, and no personal data. */
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
  const { amountPaise, issuedOn, isTest } = receipt;
  return (
    <StudentPage
      path={path}
      title={words.title}
      heading={isTest ? words.testHeading : words.genuine}
      lede={isTest ? words.test : words.genuineText}
    >
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
      {!isTest && <p className="mt-5 max-w-prose">{words.compare}</p>}
    </StudentPage>
  );
}
