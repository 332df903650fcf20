import type { Page } from 'playwright/test';
import { formIsReady } from '../browser/readiness';

/** Locators of the login form of students or of staff. */
export function logInForm(page: Page, path: '/student-login' | '/admin' = '/student-login') {
  const staff = path === '/admin';
  const form = page.getByRole('form', { name: staff ? 'Staff Login' : 'Student Login' });
  const email = form.getByLabel(staff ? 'E-mail' : 'Email ID');
  const secret = form.getByLabel(staff ? 'Password' : 'DOB');
  const button = form.getByRole('button');
  return {
    form,
    email,
    secret,
    button,
    notice: form.getByRole('status'),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    open: async () => {
      await page.goto(path);
      await formIsReady(page);
    },
    logIn: async (as: string, by: string) => {
      await email.fill(as);
      await secret.fill(by);
      await button.click();
    },
  };
}
