import type { Page, Request } from 'playwright/test';
import type { Details } from './visitor';

export const registrationCall = '/api/student/free-registration';

/** The free registration on Home as a visitor finds it: by label, by role, by what it says. */
export function registrationForm(page: Page) {
  const form = page.getByRole('form', { name: 'Get A Free Registration!' });
  const fields = {
    name: form.getByLabel('Your name'),
    phonenumber: form.getByLabel('Phone number'),
    email: form.getByLabel('Email'),
    coursename: form.getByLabel('Course'),
  };
  return {
    form,
    fields,
    button: form.getByRole('button'),
    /** What stands beside the form after an attempt. */
    notice: form.getByRole('status'),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    /** Waits until our script checks and sends the form, not the browser. */
    open: async (path = '/') => {
      await page.goto(path);
      await page.waitForSelector('form[novalidate]');
    },
    fill: async (details: Partial<Details>) => {
      const { coursename, ...typed } = details;
      for (const [name, value] of Object.entries(typed)) {
        await fields[name as keyof typeof typed].fill(value);
      }
      if (coursename) await fields.coursename.selectOption(coursename);
    },
  };
}

/** Every registration this page sends from now on, in order. */
export function sentRegistrations(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === registrationCall) sent.push(request);
  });
  return sent;
}

/** The request id that a sent registration carries. */
export function requestIdOf(request: Request | undefined): unknown {
  return (request?.postDataJSON() as { requestId?: unknown } | undefined)?.requestId;
}
