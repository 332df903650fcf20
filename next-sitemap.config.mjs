import { pathsByLanguage, routes } from '@/content/pages/routes';

const indexable = new Set(routes.filter((route) => route.indexable).map(({ path }) => path));

/** The addresses of a page in English and in Hindi; both pages list both. @param {string} path */
function alternateRefs(path) {
  const languages = pathsByLanguage(path);
  if (!languages) return [];
  const { en, hi } = languages;
  return Object.entries({ 'en-IN': en, 'hi-IN': hi, 'x-default': en }).map(([hreflang, own]) => ({
    href: `${process.env.SITE_URL ?? ''}${own}`,
    hreflang,
    hrefIsAbsolute: true,
  }));
}

/**
 * Writes `public/sitemap.xml` and `public/robots.txt` after `next build` (`lib/delivery/sitemap.ts`).
 * A page is listed when it was built and may be found. The workers add the day of its last change
 * (`lib/delivery/page-days.ts`); no frequency or priority, as we know none that is true. Private pages say noindex themselves, which a crawler can only read if it may come.
 * @type {import('next-sitemap').IConfig}
 */
export default {
  siteUrl: process.env.SITE_URL ?? '',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  transform: (_config, path) =>
    indexable.has(path) ? { loc: path, alternateRefs: alternateRefs(path) } : undefined,
};
