import { ChosenOffering } from '@/components/catalogue/chosen-offering';
import { Registration } from '@/components/catalogue/page-parts';
import { DataNotice } from '@/components/form/data-notice';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { PhoneList } from '@/components/site/phone-list';
import { PlanSummary } from './plan-summary';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import type { Choice } from '@/content/catalogue/plan-choice';
import { bookletRefund, orderSteps } from '@/content/catalogue/study-material';
import { seriesRefund } from '@/content/catalogue/test-series';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { boughtBy } from '@/lib/enrolment/offerings';
import { today } from '@/lib/site/days';
import { noticeHash } from '@/lib/site/notice-hash';
import { OrderForm, type OrderAccount, type OrderChoice } from './order-form';

const refunds: Readonly<Partial<Record<PurchaseKind, string>>> = {
  'study-material': bookletRefund,
  'test-series': seriesRefund,
  'crash-course': 'The fee of a booked seat is not refunded.',
};

interface OrderPageProps {
  path: string;
  choice: Choice;
  /** The items on offer. */
  items: readonly OrderChoice[];
  account: OrderAccount;
  /** Recipient of the parent's link; '' for none. */
  parentEmail: string;
  /** Path of the log-in page, which leads back to this item. */
  logInAt: string;
}

/** `/order`: items, address and cost, before paying. */
export function OrderPage({ path, choice, items, account, parentEmail, logInAt }: OrderPageProps) {
  const { offering, page } = choice;
  const { id, kind, sets, lastDay, pastNote } = offering;
  return (
    <StudentPage
      path={path}
      heading="Your order"
      headingId="order"
      lede={
        sets > 0
          ? 'Choose the booklets and say where to send them. You see the whole price before you pay.'
          : 'Check your details, then pay.'
      }
      above={<RequireToken logInAt={logInAt} />}
    >
      {sets === 0 && (
        <PlanSummary
          chosen={boughtBy(choice)}
          plansAt={`${page}#${id}`}
          another="Look at it again"
          note={lastDay && lastDay < today() ? pastNote : null}
        />
      )}
      <div className="student-columns">
        <div>
          <OrderForm
            items={items}
            chosen={id}
            account={account}
            parentEmail={parentEmail}
            noticeHash={noticeHash('order')}
            logInAt={logInAt}
            refund={refunds[kind] ?? ''}
          />
          <DataNotice form="order" />
        </div>
        <CallUs />
      </div>
    </StudentPage>
  );
}

function BookletsStrip({ choice }: Pick<OrderPageProps, 'choice'>) {
  return (
    <PlanSummary
      chosen={boughtBy(choice)}
      plansAt={`${choice.page}#prices`}
      another="Look at the booklets again"
    />
  );
}

/** Booklets while no shipping cost is set. */
export function OrderByPhone({ path, choice }: Pick<OrderPageProps, 'path' | 'choice'>) {
  return (
    <StudentPage
      path={path}
      heading="How to order booklets"
      lede="Booklets are ordered by phone or at the office."
    >
      <BookletsStrip choice={choice} />
      <div className="student-columns">
        <Registration steps={orderSteps} />
        <CallUs />
      </div>
    </StudentPage>
  );
}

/** The chosen item and other ways to buy it, for browsers that cannot show the form. */
export function HowToOrder({ choice }: Pick<OrderPageProps, 'choice'>) {
  const { offering, page } = choice;
  return (
    <>
      <div className="mt-5">
        {offering.sets > 0 ? <BookletsStrip choice={choice} /> : <ChosenOffering choice={choice} />}
      </div>
      <div className="mt-11">
        <HelpCard from={{ page, plan: offering.id }} />
      </div>
    </>
  );
}

/** `/order` without an item, or with one that is no longer sold. */
export function NothingToOrder({ path }: { path: string }) {
  return (
    <StudentPage
      path={path}
      heading="What would you like to order?"
      lede="Choose it on one of these pages and press Enroll Now or Buy there."
    >
      <div className="mt-6">
        <PageLinks paths={['/testseries', '/studymaterial', '/new-batch']} />
      </div>
    </StudentPage>
  );
}

function CallUs() {
  return (
    <section aria-labelledby="call-us">
      <h2 id="call-us" className="text-[22px]">
        Call and ask
      </h2>
      <div className="mt-2">
        <PhoneList />
      </div>
    </section>
  );
}
