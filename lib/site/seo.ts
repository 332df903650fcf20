import type { Metadata } from 'next';
import { institute } from '@/content/facts/institute';
import { pathsByLanguage, requireRoute } from '@/content/pages/routes';
import { shareImageOf, shareImageSize } from '@/content/pages/share-images';

/** A breadcrumb: name and path of a page. Home is implicit: it is always the first. */
export type Crumb = { readonly name: string; readonly path: string };

const home: Crumb = { name: 'Home', path: '/' };

/** All breadcrumbs: Home, then the given ones. The last one is the page itself. */
export function fullTrail(trail: readonly Crumb[]): readonly Crumb[] {
  return [home, ...trail];
}

/** Breadcrumbs of these pages, named as in `content/pages/routes.ts`. */
export function trailThrough(...paths: readonly string[]): readonly Crumb[] {
  return paths.map((path) => ({ name: requireRoute(path).title, path }));
}

export type PageFacts = {
  title: string;
  description: string;
  /** The page's own path, used as the canonical URL. */
  path: string;
  keywords?: readonly string[];
  /** False keeps the page out of search results. */
  index?: boolean;
};

/** A document title that ends with the institute's name, unless the title names it already. */
const documentTitle = (title: string): string =>
  title.includes(institute.shortName) ? title : `${title} | ${institute.shortName}`;

/** Metadata of a page for search engines and link previews. */
export function pageMetadata(page: PageFacts): Metadata {
  const { description, path, keywords, index = true } = page;
  const title = documentTitle(page.title);
  const languages = pathsByLanguage(path);
  const { file, alt } = shareImageOf(path);
  const image = { url: file, alt, type: 'image/jpeg', ...shareImageSize };
  return {
    title,
    description,
    ...(keywords && { keywords: [...keywords] }),
    alternates: {
      canonical: path,
      ...(languages && {
        languages: { 'en-IN': languages.en, 'hi-IN': languages.hi, 'x-default': languages.en },
      }),
    },
    robots: { index, follow: true },
    openGraph: {
      type: 'website',
      locale: languages?.hi === path ? 'hi_IN' : 'en_IN',
      siteName: institute.name,
      title,
      description,
      url: path,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** Metadata of a page whose title and purpose in `content/pages/routes.ts` suffice. */
export function routeMetadata(path: string): Metadata {
  const { title, purpose, indexable } = requireRoute(path);
  return pageMetadata({
    title: `${title} | ${institute.shortName}`,
    description: purpose,
    path,
    index: indexable,
  });
}

/** Metadata of an office page, which search engines may not index. */
export function officeMetadata(title: string): Metadata {
  return { title: `${title} | ${institute.name}`, robots: { index: false, follow: false } };
}
