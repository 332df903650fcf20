import type { MetadataRoute } from 'next';
import { institute } from '@/content/facts/institute';
import { siteIcons } from '@/content/pages/share-images';

/** The web manifest. Its colours are paper and prussian. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: institute.name,
    short_name: institute.shortName,
    description: institute.description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    // Keeps the back and reload buttons: payment and blog are on other sites.
    display: 'minimal-ui',
    background_color: '#faf7f0',
    theme_color: '#0a2540',
    categories: ['education'],
    icons: siteIcons.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
