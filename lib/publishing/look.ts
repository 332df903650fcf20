import 'server-only';
import { institute } from '@/content/facts/institute';
import { routes } from '@/content/pages/routes';
import { downloadStaff } from '@/lib/staff/download-staff';
import { escapedHtml } from '@/lib/platform/escaped-html';
import { finishedPages, type FinishedPages } from './finished-pages';
import { db } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';

/** Headers of previews. */
export const PREVIEW_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Refuses staff who may not preview a version; null for those who may. */
export async function previewRefusal(request: Request): Promise<Response | null> {
  const staff = await downloadStaff(request, 'site.edit', {
    page: '/searchuser/site',
    verb: 'look at this',
  });
  return staff instanceof Response ? staff : null;
}

async function findVersion(id: string) {
  if (!isUuid(id)) return null;
  return db.siteVersion.findUnique({
    where: { id },
    select: { hash: true, problem: true, publishedAt: true },
  });
}

/**
 * A page of a version, rendered as if live.
 * @param nonce that lets its scripts run
 * @returns a note while this machine has not built it; null for an unknown page
 */
export async function previewPage(
  version: string,
  page: string,
  nonce: string,
): Promise<{ html: string; isReady: boolean } | null> {
  const found = await findVersion(version);
  if (!found) return null;
  if (found.problem !== null) return { html: note(found.problem), isReady: true };
  const built = await finishedPages(found.hash);
  if (!built) {
    const text = 'The pages are being built. This page reloads by itself.';
    return { html: note(text), isReady: false };
  }
  const pages = publicPages(built);
  const file = pages.includes(page) ? await built.read(page) : null;
  if (!file) return null;
  const base = `/searchuser/site/look/${version}`;
  const says = found.publishedAt !== null ? PUBLISHED : UNPUBLISHED;
  const html = ownFiles(file.bytes.toString(), base);
  return { html: framed(html, { base: `${base}?page=`, pages, nonce, says }), isReady: true };
}

/**
 * A file that pages of a version load.
 * @param name its path below `/_next/`
 * @returns null for an unknown file
 */
export async function previewFile(
  version: string,
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
  const found = await findVersion(version);
  const built = found && (await finishedPages(found.hash));
  const file = (await built?.read(`/_next/${name}`)) ?? null;
  if (!file) return null;
  const { bytes, type } = file;
  if (!type.startsWith('text/javascript')) return { bytes: new Uint8Array(bytes), type };
  const script = ownFiles(bytes.toString(), `/searchuser/site/look/${version}`);
  return { bytes: new TextEncoder().encode(script), type };
}

const UNPUBLISHED = 'Only you see this: it is not published yet.';
const PUBLISHED = 'These are the pages of one version, which may not be the newest.';

/** Public pages: personal pages are rendered by the live version. */
function publicPages({ pages }: FinishedPages): readonly string[] {
  const open = new Set(routes.filter(({ indexable }) => indexable).map(({ path }) => path));
  return pages.filter((page) => open.has(page));
}

/** Serves scripts, styles and pictures through the preview, because the live version has others. */
function ownFiles(text: string, base: string): string {
  return text.replaceAll('/_next/', `${base}/`);
}

interface Frame {
  /** URL to which the path of a page is appended. */
  base: string;
  pages: readonly string[];
  nonce: string;
  says: string;
}

/** The page below a bar that names it a preview. Its links stay inside the version. */
function framed(html: string, { base, pages, nonce, says }: Frame): string {
  const script = `(${stayInside.toString()})(${JSON.stringify({ base, pages })})`;
  // An element that no page has, so that React passes over it.
  const bar = `<looked-at role="region" aria-label="Before publishing" class="form-notice form-notice-warning print:hidden"><span>${says} <a href="/searchuser/site" data-live>Back to publishing</a> <span role="status"></span></span><script>${script}</script></looked-at>`;
  return html
    .replace(/<script type="speculationrules">.*?<\/script>/gs, '')
    .replace(/ href="(\/[^"#?]*)(#[^"]*)?"/g, (whole, page: string, part = '') =>
      pages.includes(page) ? ` href="${base}${page}${part}"` : whole,
    )
    .replace(/<a [^>]*class="skip-link"[^>]*>[^<]*<\/a>/, (link) => link + bar)
    .replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`);
}

/** Runs in the browser: links that a script draws stay inside too, and nothing is sent. */
function stayInside({ base, pages }: { base: string; pages: readonly string[] }): void {
  const say = (text: string) => {
    const status = document.querySelector('looked-at [role=status]');
    if (status) status.textContent = text;
    status?.closest('looked-at')?.scrollIntoView({ block: 'nearest' });
  };
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      say('Nothing is sent from here: forms work on the live site only.');
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!(link instanceof HTMLAnchorElement) || 'live' in link.dataset) return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      if (pages.includes(link.pathname)) location.assign(base + link.pathname + link.hash);
      else say('That page is not shown here: it does not change with what is published.');
    },
    true,
  );
}

function note(text: string): string {
  return `<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${institute.shortName}</title><h1>Look before publishing</h1><p>${escapedHtml(text)}</p><p><a href="/searchuser/site">Back to publishing</a></p></html>`;
}
