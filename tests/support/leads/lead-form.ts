import type { Locator, Page, Request } from 'playwright/test';
import { toastStays } from '../browser/visitor';
import { formIsReady } from '../browser/readiness';

interface LeadForm<Name extends string> {
  /** Path of its page. */
  home: string;
  heading: string;
  labels: Record<Name, string>;
  /** The field that is a select. */
  chosen: NoInfer<Name>;
}

/** Locators of a lead form by label, role and text. */
export function leadForm<Name extends string>(
  page: Page,
  { home, heading, labels, chosen }: LeadForm<Name>,
) {
  const form = page.getByRole('form', { name: heading });
  const names = Object.keys(labels) as Name[];
  const fields = Object.fromEntries(
    names.map((name) => [name, form.getByLabel(labels[name])]),
  ) as Record<Name, Locator>;
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  return {
    form,
    fields,
    button: form.getByRole('button'),
    /** The message beside the form after an attempt. */
    notice: form.getByRole('status'),
    toast,
    /** Waits until the site's script, not the browser, validates and sends the form. */
    open: async (path = home) => {
      await page.goto(path);
      await formIsReady(page);
    },
    fill: async (details: Partial<Record<Name, string>>) => {
      for (const name of names) {
        const value = details[name];
        if (value === undefined) continue;
        if (name !== chosen) await fields[name].fill(value);
        else if (value) await fields[name].selectOption(value);
      }
    },
    /** Keeps the toasts of pages opened after this visible. */
    keepToasts: () =>
      page.addInitScript((stays) => {
        const later = window.setTimeout;
        Object.assign(window, {
          setTimeout: (run: () => void, ms?: number) => (ms === stays ? 0 : later(run, ms)),
        });
      }, toastStays),
    /** Waits until the toast has stopped moving. */
    toastStands: async () => {
      await toast.first().waitFor();
      await toast
        .first()
        .evaluate((node) =>
          Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
    },
  };
}

/** The requests that this page sends to `call` from now on, in order. */
export function sentTo(page: Page, call: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === call) sent.push(request);
  });
  return sent;
}

/** The request id of a sent lead. */
export function requestIdOf(request: Request | undefined): unknown {
  return (request?.postDataJSON() as { requestId?: unknown } | undefined)?.requestId;
}
