import { expect, type Page, type Response } from 'playwright/test';

/** Waits until React runs on a page of the office. */
export async function officeIsReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
}

/** Waits until the site's script handles the form of the page. */
export async function formIsReady(page: Page): Promise<void> {
  await page.waitForSelector('form[novalidate]');
}

/** Opens a page of the office and waits for React. */
export async function openOffice(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await officeIsReady(page);
  return response;
}
