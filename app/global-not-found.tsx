import type { Metadata } from 'next';
import { HomeContent } from '@/components/pages/home/home-content';
import { Document } from '@/components/site/document';
import { institute } from '@/content/facts/institute';
import { env } from '@/lib/platform/env';
import { fontVariables } from './fonts';
import './globals.css';
import './home.css';

// No robots entry: Next adds noindex to this page.
export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: institute.name,
};

export default function GlobalNotFound() {
  return (
    <Document fonts={fontVariables}>
      <HomeContent isNotFound />
    </Document>
  );
}
