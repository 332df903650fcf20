import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { Badge } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Card } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { PageSpeed } from '@/components/office/web-vitals/page-speed';
import { TestMail } from './test-mail';
import type { ListedLine } from '@/lib/health/faults';
import type { Figures } from '@/lib/web-vitals/figures';

interface ServerPageProps {
  path: string;
  title: string;
  staff: SignedInStaff;
  /** The current time. */
  asOf: string;
  lines: readonly ListedLine[];
  /** Of the last 28 days. */
  figures: readonly Figures[];
}

/** `/searchuser/server`: state of the site and its machine, and how to resolve problems. */
export function ServerPage({ path, title, staff, asOf, lines, figures }: ServerPageProps) {
  const wrong = lines.filter(({ isWrong }) => isWrong);
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      <Card
        id="state"
        title={
          wrong.length === 0
            ? 'All is well'
            : `Something is wrong: ${wrong.map(({ label }) => label).join(', ')}`
        }
      >
        <p className="office-note">
          As of {printedMoment(asOf, asOf)}. What is wrong for ten minutes is mailed to every owner.
        </p>
        <Table
          label="How the site is doing"
          className="office-table-stacked"
          rows={[...wrong, ...lines.filter(({ isWrong }) => !isWrong)]}
          keyOf={({ kind }) => kind}
          columns={[
            { head: 'What', cell: ({ label }) => label },
            {
              head: 'Now',
              cell: ({ said, isWrong, since, todo }) => (
                <div>
                  <Badge tone={isWrong ? 'warning' : 'success'}>{isWrong ? 'wrong' : 'fine'}</Badge>{' '}
                  {said}
                  {isWrong && (
                    <p>
                      {since && `Wrong since ${printedMoment(since, asOf)}. `}
                      {todo}
                    </p>
                  )}
                </div>
              ),
            },
          ]}
        />
      </Card>
      <PageSpeed figures={figures} />
      <Card id="test-mail" title="Mail">
        <TestMail email={staff.email} />
      </Card>
    </StaffFrame>
  );
}
