import { PageFrame } from '@/components/site/page-frame';
import { PhoneList } from '@/components/site/phone-card';
import { Rupees } from '@/components/ui/rupees';
import { StaticHtml } from '@/components/ui/static-html';
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
  return (
    <PageFrame path={path} trail={[{ name: words.title, path }]} courseList staticPart={StaticHtml}>
      {receipt ? <Genuine {...receipt} /> : <Unknown />}
    </PageFrame>
  );
}

function Genuine({ amountPaise, issuedOn, isTest }: GenuineReceipt) {
  return (
    <>
      <h1>{isTest ? words.testHeading : words.genuine}</h1>
      <p className="lede mt-3 max-w-prose">{isTest ? words.test : words.genuineText}</p>
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
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1>{words.unknown}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{words.unknownText}</p>
      <div className="max-w-110">
        <PhoneList />
      </div>
    </>
  );
}
