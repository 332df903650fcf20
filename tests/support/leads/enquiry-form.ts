import type { Page, Request } from 'playwright/test';
import type { LeadField } from '@/lib/leads/lead-details';
import { siteRows, type Details } from '../browser/visitor';
import { enquiry } from './lead';
import { leadForm, sentTo } from './lead-form';

export const enquiryCall = '/api/student/discussing';

/** Fields of the enquiry form. */
export type EnquiryDetails = Record<LeadField<'enquiry'>, string>;

/** A visitor's details as fields of the enquiry form, with a question. */
export function enquiryOf({ name, email, phonenumber, coursename }: Details): EnquiryDetails {
  return {
    ...enquiry,
    name,
    course: coursename,
    email,
    contactnumber: phonenumber,
    message: 'Can I join in the middle of the term?\nI work until six. ☎',
  };
}

/** Locators of the enquiry form on the contact page. */
export function enquiryForm(page: Page) {
  return leadForm(page, {
    home: '/contact',
    heading: 'Interested in discussing?',
    labels: {
      name: 'Your name',
      course: 'Course',
      email: 'E-mail',
      contactnumber: 'Contact number',
      message: 'Message',
    },
    chosen: 'course',
  });
}

/** The enquiries sent by this page from now on, in order. */
export function sentEnquiries(page: Page): Request[] {
  return sentTo(page, enquiryCall);
}

/** The enquiries stored for this e-mail, with the form's field names. */
export function storedEnquiries({ email }: { email: string }) {
  return siteRows<EnquiryDetails & { page: string | null; plan: string | null; suspect: boolean }>(
    `select name, coursename as course, email, phonenumber as contactnumber, message, page, plan,
            suspect
     from leads where email = $1 and kind = 'enquiry' order by "createdAt"`,
    [email],
  );
}
