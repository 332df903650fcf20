import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { Still } from '@/components/ui/still/still';
import { trailThrough } from '@/lib/seo';
import { OnlyWithToken } from '../session/only-with-token';
import { HistoryActions } from './history-actions';
import { PurchaseTable, type PurchaseTableProps } from './purchase-table';

interface HistoryPageProps extends PurchaseTableProps {
  path: string;
  /** The student's. */
  name: string;
}

/** `/history`: what the student has registered for, and where to go on. */
export function HistoryPage({ path, name, purchases, online }: HistoryPageProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList still={Still}>
      <OnlyWithToken />
      <h1>Purchased History</h1>
      <p className="lede mt-3 max-w-prose">
        {purchases.length > 0
          ? `${name}, these are your registrations. Open one to read or print it.`
          : `${name}, you have not registered for a course yet.`}
      </p>
      <HistoryActions />
      {purchases.length > 0 ? (
        <PurchaseTable purchases={purchases} online={online} />
      ) : (
        <NothingYet />
      )}
    </PageFrame>
  );
}

function NothingYet() {
  return (
    <section aria-labelledby="begin" className="mt-9 max-w-prose">
      <h2 id="begin" className="subheading">
        How to begin
      </h2>
      <p className="mt-2 mb-4">
        Choose a plan on the page of your exam and press Enroll Now there, or press Enroll Course
        above. What you register for is listed here.
      </p>
      <PageLinks paths={['/onlinecourses', '/offlinecourses', '/testseries']} />
    </section>
  );
}
