import type { Page, Request } from 'playwright/test';
import { siteRows, type Details } from './visitor';

export const enquiryCall = '/api/student/discussing';

/** What a visitor types into the enquiry form. */
export type EnquiryDetails = {
  name: string;
  course: string;
  email: string;
  contactnumber: string;
  message: string;
};

/** The details of a visitor in the words of the enquiry form, with a question. */
export function enquiryOf({ name, email, phonenumber, coursename }: Details): EnquiryDetails {
  return {
    name,
    course: coursename,
    email,
    contactnumber: phonenumber,
    message: 'Can I join in the middle of the term?\nI work until six. ☎',
  };
}

/** The enquiry form as a visitor finds it: by label, by role, by what it says. */
export function enquiryForm(page: Page) {
  const form = page.getByRole('form', { name: 'Interested in discussing?' });
  const fields = {
    name: form.getByLabel('Your name'),
    course: form.getByLabel('Course'),
    email: form.getByLabel('Email'),
    contactnumber: form.getByLabel('Contact number'),
    message: form.getByLabel('Message'),
  };
  return {
    form,
    fields,
    button: form.getByRole('button'),
    /** What stands beside the form after an attempt. */
    notice: form.getByRole('status'),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    /** Waits until our script checks and sends the form, not the browser. */
    open: async (path = '/contact') => {
      await page.goto(path);
      await page.waitForSelector('form[novalidate]');
    },
    fill: async ({ course, ...typed }: Partial<EnquiryDetails>) => {
      for (const [name, value] of Object.entries(typed)) {
        await fields[name as keyof typeof typed].fill(value);
      }
      if (course) await fields.course.selectOption(course);
    },
  };
}

/** Every enquiry this page sends from now on, in order. */
export function sentEnquiries(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === enquiryCall) sent.push(request);
  });
  return sent;
}

/** The enquiries that the tested site has stored for this e-mail, in the words of the form. */
export function storedEnquiries({ email }: { email: string }) {
  return siteRows<EnquiryDetails & { page: string | null; plan: string | null; suspect: boolean }>(
    `select name, coursename as course, email, phonenumber as contactnumber, message, page, plan,
            suspect
     from leads where email = $1 and kind = 'enquiry' order by "createdAt"`,
    [email],
  );
}
