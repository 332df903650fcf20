import type * as z from 'zod/mini';
import { routes } from '@/content/pages/routes';
import { campaignName, sourceOf, UNKNOWN } from './sources';
import type { touchFields } from './touch-fields';

/** One arrival of a person, or their word at the counter. It names nobody and no day. */
export interface Touch {
  /** A name of lib/sources/sources.ts, or of a site or campaign. */
  source: string;
  /** '' without one. */
  campaign: string;
  /** Path of the page of arrival; '' without one. */
  page: string;
}

/** The first and the last touch of a person; null when nothing at all is known. */
export interface Touches {
  firstTouch: Touch | null;
  lastTouch: Touch | null;
}

const landingPages: ReadonlySet<string> = new Set(
  routes.flatMap(({ path, indexable }) => (indexable ? [path] : [])),
);

/** Whether somebody may arrive on the page from outside: personal pages are come back to, as after paying. */
export const isLandingPage = (path: string): boolean => landingPages.has(path);

type Sent = z.output<typeof touchFields.firstTouch>;

function touchOf(sent: Sent): Touch | null {
  if (!sent?.source) return null;
  const { source, campaign = '', page = '' } = sent;
  return {
    source: sourceOf({ source }),
    campaign: campaignName(campaign),
    page: isLandingPage(page) ? page : '',
  };
}

interface SentForm {
  firstTouch?: Sent;
  lastTouch?: Sent;
  /** Of the page with the form. */
  page?: string | null | undefined;
  utm?: Readonly<Record<string, string | undefined>> | null | undefined;
}

/**
 * The touches of a form. Without any from the browser, the campaign in the form and its page are both, with an
 * unknown source where no campaign says it.
 */
export function touchesOf({ firstTouch, lastTouch, page, utm }: SentForm): Touches {
  const campaign = utm?.utm_campaign;
  const source = utm?.utm_source ?? UNKNOWN;
  const own = utm || page ? touchOf({ source, campaign, page: page ?? undefined }) : null;
  const last = touchOf(lastTouch) ?? own;
  return { firstTouch: touchOf(firstTouch) ?? last, lastTouch: last };
}

/** The touches of somebody who answered at the counter. */
export function touchesHeard(source: string): Touches {
  const touch = source === '' ? null : { source, campaign: '', page: '' };
  return { firstTouch: touch, lastTouch: touch };
}

/** Touches as Prisma's client stores them: a column that is left out is null. */
export const storedTouches = ({ firstTouch, lastTouch }: Touches) => ({
  ...(firstTouch && { firstTouch: { ...firstTouch } }),
  ...(lastTouch && { lastTouch: { ...lastTouch } }),
});
