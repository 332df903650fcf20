'use client';

import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { buttonClass } from '@/components/ui/button';
import { Repeated } from './repeated';

const loadSchema = () =>
  import('@/lib/office/people/person-forms').then((made) => made.unlockSchema);

interface LogInBlockProps {
  id: string;
  logIns: number;
  failedTries: number;
}

/** Whether the student is logged in somewhere, and a fresh start for one who has tried too often. */
export function LogInBlock({ id, logIns, failedTries }: LogInBlockProps) {
  return (
    <div className="correct-block">
      <h3>Log-in</h3>
      <p>
        {logIns === 0 ? 'Logged in nowhere.' : `Logged in on ${counted(logIns, 'device')}.`}{' '}
        {failedTries === 0 ? 'No failed tries.' : `${counted(failedTries, 'failed try')} counted.`}
      </p>
      <p className="person-note">
        After 5 failed tries in 15 minutes (10 in a day, 20 in 30 days) log-in is closed for a
        while. A reset forgets the failed tries with this student’s e-mail, so that the next one is
        open at once. It changes no details and logs nobody out.
      </p>
      <Repeated>{(again) => <Unlock id={id} again={again} />}</Repeated>
    </div>
  );
}

function Unlock({ id, again }: { id: string; again: () => void }) {
  const form = useOfficeForm<Record<string, string>, { tries: number }>({
    url: '/api/admin/unlock',
    loadSchema,
    blank: { student: id },
    told: ({ tries }) =>
      tries === 0 ? 'There was nothing to forget.' : `Forgotten: ${counted(tries, 'failed try')}.`,
  });
  return (
    <OfficeForm
      form={form}
      label="Reset"
      send="Reset the log-in counters"
      sending="Resetting"
      next={
        <button type="button" className={buttonClass('outline')} onClick={again}>
          Reset again
        </button>
      }
    >
      {null}
    </OfficeForm>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what : what.replace(/y$/, 'ie').concat('s')}`;
}
