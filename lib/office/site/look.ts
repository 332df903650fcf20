import 'server-only';
import { institute } from '@/content/institute';
import { finishedPages, type FinishedPages } from '@/lib/platform/finished-site/finished-pages';
import { statement } from '@/lib/platform/statement';
import { pool } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';

const FIND = statement(
  'site-version-to-look-at',
  { hash: 'text', problem: 'text?' },
  'select hash, problem from site_versions where id = $1',
);

/** A page as it would be; until this machine has built it, a note that it is not ready. */
export async function pageToLookAt(
  version: string,
  page: string,
): Promise<{ html: string; isReady: boolean } | null> {
  const found = isUuid(version) ? await FIND.first(pool, [version]) : null;
  if (!found) return null;
  if (found.problem !== null) return { html: note(found.problem), isReady: true };
  const pages = await finishedPages(found.hash);
  if (!pages) {
    const text = 'The pages are being built. This page reloads by itself.';
    return { html: note(text), isReady: false };
  }
  const html = await pages.read(page);
  return html === null ? null : { html: framed(html, pages, version), isReady: true };
}

/** Scripts are left out: what they add is as on the site. Links stay inside the version. */
function framed(html: string, { has }: FinishedPages, version: string): string {
  const address = (page: string) =>
    `/searchuser/site/look/${version}?page=${encodeURIComponent(page)}`;
  const bar =
    '<p class="wrap form-notice">Only you see this: it is not published yet. <a href="/searchuser/site">Back to publishing</a></p>';
  return html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/ href="(\/[^"#?]*)(#[^"]*)?"/g, (whole, page: string, part = '') =>
      has(page) ? ` href="${address(page)}${part}"` : whole,
    )
    .replace(/<body[^>]*>/, (body) => body + bar);
}

function note(text: string): string {
  const safe = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!DOCTYPE html><html lang="en"><title>${institute.shortName}</title><p>${safe}</p></html>`;
}
