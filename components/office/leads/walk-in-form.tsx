'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { Line, Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { courseOptions } from '@/content/course-options';
import { NextCall, OwnerField } from './lead-fields';
import { useDesk } from './leads-desk';

const loadSchema = () => import('@/lib/leads/office-forms').then((schemas) => schemas.walkInSchema);

const empty = { name: '', phonenumber: '', email: '', coursename: '', note: '', nextCallAt: '' };

interface Added {
  id: string;
  times: number;
}

/** Somebody who came to the office. After one is saved the form is there for the next. */
export function WalkInForm() {
  const [round, setRound] = useState(0);
  return <OneWalkIn key={round} onNext={() => setRound(round + 1)} />;
}

const of = 'walk-in';

function OneWalkIn({ onNext }: { onNext: () => void }) {
  const { me } = useDesk();
  const [requestId] = useState(newRequestId);
  const form = useOfficeForm<Record<string, string>, Added>({
    url: '/api/admin/walk-in',
    loadSchema,
    blank: { ...empty, requestId, staffId: me },
    told: ({ times }) => (times > 1 ? `Saved. This phone has asked ${times} times now.` : 'Saved.'),
  });
  const { bind, fill, done } = form;
  return (
    <OfficeForm
      form={form}
      label="Walk-in"
      send="Save the walk-in"
      sending="Saving"
      next={done && <Next id={done.id} onNext={onNext} />}
    >
      <Line {...bind('name')} of={of} label="Name" required />
      <Line {...bind('phonenumber')} of={of} label="Phone" type="tel" inputMode="tel" required />
      <Line {...bind('email')} of={of} label="E-mail (optional)" inputMode="email" />
      <CourseLine {...bind('coursename')} />
      <Words {...bind('note')} of={of} label="Note (optional)" />
      <NextCall {...bind('nextCallAt')} of={of} start="" fill={fill} />
      <OwnerField {...bind('staffId')} of={of} start={me} />
    </OfficeForm>
  );
}

/** The courses of the site's own forms, or any other words. */
function CourseLine({ field, error }: ReturnType<ReturnType<typeof useOfficeForm>['bind']>) {
  return (
    <Field id={`coursename-${of}`} label="Course (optional)" error={error}>
      {(control) => (
        <>
          <input {...control} {...field} list="walk-in-courses" autoComplete="off" />
          <datalist id="walk-in-courses">
            {courseOptions.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function Next({ id, onNext }: { id: string; onNext: () => void }) {
  return (
    <>
      <a href={`/searchuser/leads/${id}`}>Open it</a>{' '}
      <button type="button" className="lead-again" onClick={onNext}>
        Write down another one
      </button>
    </>
  );
}
