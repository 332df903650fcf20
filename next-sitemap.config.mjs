import { routes } from '@/content/pages/routes';

const indexable = new Set(routes.filter((route) => route.indexable).map(({ path }) => path));

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
  transform: (_config, path) => (indexable.has(path) ? { loc: path } : undefined),
};
