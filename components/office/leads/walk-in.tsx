'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import {
  CheckboxField,
  OfficeForm,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { courseOptions } from '@/content/catalogue/course-options';
import { eachLeadField } from '@/lib/leads/lead-details';
import { heardOfSources } from '@/lib/sources/sources';
import { AssigneeField, NextCall, officeForms } from './lead-forms';
import { LeadsProvider, useLeads, type LeadsStaff } from './leads-provider';

const emptyWalkIn = {
  ...eachLeadField('walkIn', () => ''),
  note: '',
  heardOf: '',
  nextCallAt: '',
  told: '',
};

interface WalkInProps {
  staff: LeadsStaff;
  /** Hash of the data notice beside the form. */
  noticeHash: string;
}

/** Adds a walk-in. The form can be reused afterwards. */
export function WalkIn({ staff, noticeHash }: WalkInProps) {
  const [round, setRound] = useState(0);
  return (
    <LeadsProvider staff={staff}>
      <WalkInForm key={round} noticeHash={noticeHash} onNext={() => setRound(round + 1)} />
    </LeadsProvider>
  );
}

type WalkInFormProps = Pick<WalkInProps, 'noticeHash'> & { onNext: () => void };

function WalkInForm({ noticeHash, onNext }: WalkInFormProps) {
  const { staffId } = useLeads();
  const [requestId] = useState(newRequestId);
  const form = useOfficeForm({
    url: '/api/admin/walk-in',
    loadSchema: () => officeForms().then((schemas) => schemas.walkInSchema),
    blank: { ...emptyWalkIn, requestId, staffId },
    toBody: ({ told, ...typed }) => ({ ...typed, notice: told ? noticeHash : null }),
    doneText: ({ times }) =>
      times > 1 ? `Saved. ${times} enquiries from this phone so far.` : 'Saved.',
  });
  const { bind, fill, done } = form;
  return (
    <OfficeForm
      form={form}
      label="Walk-in"
      send="Save walk-in"
      sending="Saving"
      next={
        done && (
          <span className="office-links">
            <a href={`/searchuser/leads/${done.id}`}>Open the lead</a>
            <button type="button" className="link-button" onClick={onNext}>
              Add another
            </button>
          </span>
        )
      }
    >
      <TextField {...bind('name')} label="Name" required />
      <TextField {...bind('phonenumber')} label="Phone" type="tel" inputMode="tel" required />
      <TextField {...bind('email')} label="E-mail (optional)" inputMode="email" />
      <CourseField {...bind('coursename')} />
      <SelectField
        {...bind('heardOf')}
        label="How did you hear of us?"
        choices={[['', 'Not asked'], ...heardOfSources]}
        initial=""
      />
      <TextAreaField {...bind('note')} label="Note (optional)" />
      <NextCall {...bind('nextCallAt')} initial="" fill={fill} />
      <AssigneeField {...bind('staffId')} initial={staffId} />
      <CheckboxField {...bind('told')} label="The person has read or heard the data notice" />
    </OfficeForm>
  );
}

/** The courses of the site's forms, or free text. */
function CourseField({ id, field, error }: BoundField) {
  return (
    <Field id={id} label="Course (optional)" error={error}>
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
