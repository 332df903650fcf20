import type { ReactNode } from 'react';
import { HelpCard } from '@/components/site/phone-card';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { alreadyEnrolledWords as words } from '@/lib/enrolment/already-enrolled-words';
import { printDay } from '@/content/day';
import { formatRupees } from '@/content/money';
import type { PlanHolder } from '@/lib/enrolment/plan-holder';
import { paymentPath, printPath } from '@/lib/enrolment/shown-payment';
import { dueOf } from '@/lib/site/money-terms';

interface AlreadyEnrolledProps {
  path: '/form' | '/payment';
  /** The registration by which the student has the plan. */
  holder: PlanHolder;
  /** Whether there is a draft for it as well. */
  hasDraft: boolean;
}

/** The plan that a student has already: sums paid and due, and the next steps. */
export function AlreadyEnrolled({ path, holder, hasDraft }: AlreadyEnrolledProps) {
  const { id, registrationnumber, title, date, price, paid } = holder;
  const due = dueOf(price, paid);
  return (
    <StudentPage path={path} heading={words.heading} lede={words.lede} above={<RequireToken />}>
      <div className="student-columns">
        <div className="student-card payment-slip">
          <dl className="payment-facts">
            <Fact name={words.facts.what}>
              <WholeWords text={title} />
            </Fact>
            <Fact name={words.facts.number}>{registrationnumber}</Fact>
            <Fact name={words.facts.date}>{printDay(date)}</Fact>
            <Fact name={words.facts.paid}>
              <Rupees paise={paid} />
            </Fact>
            {due !== null && due > 0 && (
              <Fact name={words.facts.due}>
                <Rupees paise={due} />
              </Fact>
            )}
          </dl>
          <div className="student-buttons">
            {due !== null && due > 0 && (
              <ButtonLink href={paymentPath(id)}>
                {paid > 0 ? words.payRest : words.payAll} {formatRupees(due)}
              </ButtonLink>
            )}
            <ButtonLink href={printPath(id)} variant="outline">
              {words.print}
            </ButtonLink>
            <ButtonLink href="/history" variant="outline">
              {words.history}
            </ButtonLink>
          </div>
          {hasDraft && <p className="mt-4 max-w-prose">{words.draft}</p>}
          <p className="mt-4 max-w-prose">{words.again}</p>
        </div>
        <HelpCard from={{ page: path }} />
      </div>
    </StudentPage>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
