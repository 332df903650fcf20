import type { Page } from 'playwright/test';
import {
  holdToken,
  logInByCall,
  newDetails,
  signedUp,
  type StudentDetails,
} from '../accounts/student-account';
import { siteRows } from '../browser/visitor';
import { sentTo } from '../leads/lead-form';

export const saveCall = '/api/student/registration-form';
export const goldPlan = 'csir-net-online-6-months-gold';
export const goldForm = `/form?plan=${goldPlan}&page=/onlinecourses/csir-net`;

/** The admission form as a student finds it: by label, by role, by what it says. */
export function admissionForm(page: Page) {
  const form = page.getByRole('form', { name: 'Admission Form' });
  const either = (group: string, name: string) =>
    form.getByRole('group', { name: group }).getByLabel(name, { exact: true });
  return {
    form,
    save: form.getByRole('button', { name: 'Save' }),
    print: form.getByRole('button', { name: 'Print' }),
    submit: form.getByRole('button', { name: 'Submit' }),
    /** What stands beside the buttons after an attempt. */
    notice: form.getByRole('status'),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    number: form.getByLabel('Reg. No'),
    photo: form.getByLabel('Photo'),
    picture: form.getByRole('img', { name: /photo/ }),
    gender: (name: 'Male' | 'Female') => either('Gender', name),
    payment: (name: 'Online' | 'Offline') => either('Mode of payment', name),
    /** Waits until our script has taken over, checks and toasts included. */
    open: async (path = goldForm) => {
      await page.goto(path);
      await page.waitForSelector('form[novalidate]');
      await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
    },
    /** Answers what the account does not know. */
    complete: async () => {
      await either('Gender', 'Female').check();
      await either('Mode of payment', 'Offline').check();
    },
  };
}

/** Every save this page sends from now on, in order. */
export const sentForms = (page: Page) => sentTo(page, saveCall);

/** Logged in as somebody with these details; no page is open yet. */
export async function loggedInAs(page: Page, changes: Partial<StudentDetails>) {
  const details = await signedUp(page.request, { ...newDetails(), ...changes });
  const token = await logInByCall(page.request, details);
  await holdToken(page, token);
  return { details, token };
}

export type StoredForm = {
  id: string;
  registrationnumber: string;
  studentname: string;
  gender: string;
  subject: string;
  coursename: string;
  planId: string | null;
  pricePaise: number | null;
  photoName: string | null;
  modeofpayment: string;
  xcgpa: string;
};

/** The forms the site's own database holds of this account. */
export function storedForms({ email }: Pick<StudentDetails, 'email'>): Promise<StoredForm[]> {
  return siteRows<StoredForm>(
    `select registrations.* from registrations
     join students on students.id = "studentId" where students.email = $1
     order by registrations."createdAt"`,
    [email],
  );
}
