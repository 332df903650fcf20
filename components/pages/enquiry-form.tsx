'use client';

import { ChoiceField, MessageField, TextField } from '@/components/form/fields';
import { LeadForm } from '@/components/form/form-frame';
import { useApiForm } from '@/components/form/use-api-form';
import { eachLeadField } from '@/lib/leads/lead-details';

const url = '/api/student/discussing';

const loadSchema = () => import('@/lib/leads/lead-forms').then((lead) => lead.enquirySchema);
const blank = { ...eachLeadField('enquiry', () => ''), website: '' };

type EnquiryFormProps = {
  successText: string;
  messageHint: string;
  /** A prop, so that exam facts stay out of the client bundle. */
  courses: readonly string[];
  /** Hash of the data notice beside the form. */
  noticeHash: string;
};

/** "Interested in discussing?": a plain form until it is hydrated. */
export function EnquiryForm({ successText, messageHint, courses, noticeHash }: EnquiryFormProps) {
  const form = useApiForm({
    url,
    loadSchema,
    blank: { ...blank, notice: noticeHash },
    successText,
  });
  const { bind } = form;

  return (
    <LeadForm form={form} url={url} labelledBy="enquiry" send="Send" noticeHash={noticeHash}>
      <TextField {...bind('name')} label="Your name" autoComplete="name" half />
      <ChoiceField
        {...bind('course')}
        label="Course"
        ask="Select a course"
        choices={courses}
        half
      />
      <TextField {...bind('email')} label="E-mail" type="email" autoComplete="email" half />
      <TextField
        {...bind('contactnumber')}
        label="Contact number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        half
      />
      <MessageField {...bind('message')} label="Message" hint={messageHint} />
    </LeadForm>
  );
}
