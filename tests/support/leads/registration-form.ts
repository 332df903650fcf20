import type { Page, Request } from 'playwright/test';
import { leadForm, sentTo } from './lead-form';

export const registrationCall = '/api/student/free-registration';

/** Locators of the free registration on Home. */
export function registrationForm(page: Page) {
  return leadForm(page, {
    home: '/',
    heading: 'Get A Free Registration!',
    labels: {
      name: 'Your name',
      phonenumber: 'Phone number',
      email: 'E-mail',
      coursename: 'Course',
    },
    chosen: 'coursename',
  });
}

/** The registrations sent by this page from now on, in order. */
export function sentRegistrations(page: Page): Request[] {
  return sentTo(page, registrationCall);
}
