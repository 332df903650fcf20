'use client';

import { ChoiceField, TextField } from '@/components/form/fields';
import { LeadForm } from '@/components/form/form-frame';
import { useApiForm } from '@/components/form/use-api-form';
import { eachLeadField } from '@/lib/leads/lead-details';

const url = '/api/student/free-registration';

const loadSchema = () =>
  import('@/lib/leads/lead-forms').then((lead) => lead.freeRegistrationSchema);
const blank = { ...eachLeadField('freeRegistration', () => ''), website: '' };

interface RegistrationFormProps {
  successText: string;
  /** A prop, so that exam facts stay out of the client bundle. */
  courses: readonly string[];
  /** Hash of the data notice beside the form. */
  noticeHash: string;
}

/** "Get A Free Registration!": a plain form until it is hydrated. */
export function RegistrationForm({ successText, courses, noticeHash }: RegistrationFormProps) {
  const form = useApiForm({
    url,
    loadSchema,
    blank: { ...blank, notice: noticeHash },
    successText,
  });
  const { bind } = form;

  return (
    <LeadForm
      form={form}
      url={url}
      labelledBy="free-registration"
      send="Register"
      noticeHash={noticeHash}
    >
      <TextField {...bind('name')} label="Your name" autoComplete="name" half />
      <TextField
        {...bind('phonenumber')}
        label="Phone number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        half
      />
      <TextField {...bind('email')} label="E-mail" inputMode="email" autoComplete="email" />
      <ChoiceField {...bind('coursename')} label="Course" ask="Select a course" choices={courses} />
    </LeadForm>
  );
}
