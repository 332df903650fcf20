import type { MetadataRoute } from 'next';
import { institute } from '@/content/institute';
import { siteIcons } from '@/content/share-images';

/** The web manifest: how the site looks on a phone's home screen. Its colours are paper and prussian. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: institute.name,
    short_name: institute.shortName,
    description: institute.description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    // With buttons to go back and to reload: payment and blog are pages of others.
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
