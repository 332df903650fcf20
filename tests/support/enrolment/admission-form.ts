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
import { formIsReady } from '../browser/readiness';

export const saveCall = '/api/student/registration-form';
export const goldPlan = 'csir-net-online-6-months-gold';
export const goldForm = `/form?plan=${goldPlan}&page=/onlinecourses/csir-net`;
/** The log-in page to which the form redirects a visitor. */
export const goldLogIn = `/student-login?${new URLSearchParams({ plan: goldPlan, page: '/onlinecourses/csir-net' })}`;

/** Locators of the admission form. */
export function admissionForm(page: Page) {
  const form = page.getByRole('form', { name: 'Admission Form' });
  const either = (group: string, name: string) =>
    form.getByRole('group', { name: group }).getByLabel(name, { exact: true });
  return {
    form,
    save: form.getByRole('button', { name: 'Save' }),
    print: form.getByRole('button', { name: 'Print' }),
    submit: form.getByRole('button', { name: 'Submit' }),
    /** The message beside the buttons after an attempt. */
    notice: form.getByRole('status'),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    number: form.getByLabel('Reg. No'),
    photo: form.getByLabel('Photo'),
    picture: form.getByRole('img', { name: /photo/ }),
    gender: (name: 'Male' | 'Female') => either('Gender', name),
    payment: (name: 'Online' | 'Offline') => either('Mode of payment', name),
    /** Waits for hydration. */
    open: async (path = goldForm) => {
      await page.goto(path);
      await formIsReady(page);
      await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
    },
    /** Fills in the fields that the account does not prefill. */
    complete: async () => {
      await either('Gender', 'Female').check();
      await either('Mode of payment', 'Offline').check();
    },
  };
}

/** The save requests of this page from now on, in order. */
export const sentForms = (page: Page) => sentTo(page, saveCall);

/** Signs up and logs in without opening a page. */
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

/** The account's forms in the site's database. */
export function storedForms({ email }: Pick<StudentDetails, 'email'>): Promise<StoredForm[]> {
  return siteRows<StoredForm>(
    `select registrations.* from registrations
     join students on students.id = "studentId" where students.email = $1
     order by registrations."createdAt"`,
    [email],
  );
}
