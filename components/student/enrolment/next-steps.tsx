import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/prose';
import { batchName } from '@/content/facts/batches';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { nextSteps as words } from '@/lib/payments/next-steps';
import {
  batchPlace,
  type AssignedBatch,
  type NextStep,
  type ShownBatch,
} from '@/lib/enrolment/next-step';
import { calendarPath, paymentPath } from '@/lib/enrolment/shown-payment';
import { today } from '@/lib/site/days';
import { TakeSeat } from './take-seat';

interface NextStepsProps {
  registration: { id: string; number: string };
  next: NextStep;
  /** Whether a seat can be taken here: only on the student's own page. */
  canTake?: boolean;
}

/** The next steps: batch, first day, timing, place or link, and phones. */
export function NextSteps({ registration, next, canTake = false }: NextStepsProps) {
  if (next === null) return null;
  return (
    <section aria-label={`${words.heading}, Reg. No ${registration.number}`} className="next-steps">
      <h2 className="subheading">{words.heading}</h2>
      {next === 'unassigned' ? (
        <p>
          {words.unassigned} <CallUs />
        </p>
      ) : (
        <Assigned registration={registration} assigned={next} canTake={canTake} />
      )}
    </section>
  );
}

interface AssignedProps {
  registration: NextStepsProps['registration'];
  assigned: AssignedBatch;
  canTake: boolean;
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function Assigned({ registration, assigned, canTake }: AssignedProps) {
  const { batch, isFull, isPaid, offeredUntil } = assigned;
  if (isFull && offeredUntil !== null) {
    return (
      <>
        <p>
          <b>{batchName(batch)}.</b> {words.offered} {moment.format(new Date(offeredUntil))}.
        </p>
        {!isPaid ? (
          <a href={paymentPath(registration.id)} className="student-link">
            {words.payToTake}
          </a>
        ) : canTake ? (
          <TakeSeat registration={registration.id} />
        ) : (
          <a href="/history" className="student-link">
            {words.take}
          </a>
        )}
      </>
    );
  }
  if (isFull) {
    return (
      <>
        <p>
          <b>{batchName(batch)}.</b>{' '}
          {isPaid ? `${words.full} ${words.waiting}` : words.onWaitingList}
        </p>
        <p>
          <CallUs />
        </p>
      </>
    );
  }
  return (
    <>
      <dl>
        <Fact name={words.batch}>
          <WholeWords text={batchName(batch)} />
        </Fact>
        <Fact name={batch.start < today() ? words.began : words.firstDay}>
          {printDay(batch.start)}
        </Fact>
        <Fact name={words.timing}>{batch.timing ?? words.askTiming}</Fact>
        <Where batch={batch} />
        <Fact name={words.call}>
          <CallUs />
        </Fact>
      </dl>
      <a href={calendarPath(registration.id)} className="student-link">
        {words.calendar}
        <span className="sr-only"> for Reg. No {registration.number}</span>
      </a>
    </>
  );
}

function Where({ batch }: { batch: ShownBatch }) {
  const { mode, link } = batch;
  if (mode === 'offline') return <Fact name={words.place}>{batchPlace(batch)}</Fact>;
  return (
    <Fact name={words.onlineClass}>
      {link ? (
        <a href={link} target="_blank" rel="noopener" className="student-link">
          {words.join}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      ) : (
        words.askLink
      )}
    </Fact>
  );
}

function CallUs() {
  const [{ printed, href }] = institute.phones;
  return (
    <a href={href} className="student-link">
      {printed}
    </a>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
