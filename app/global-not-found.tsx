import './globals.css';
import type { Metadata } from 'next';
import { HomeContent } from '@/components/home/home-content';
import { Document } from '@/components/site/document';
import { institute } from '@/content/institute';
import { siteUrl } from '@/lib/seo';
import { fontVariables } from './fonts';

// No robots here: Next adds noindex to this page itself.
export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: institute.name,
};

export default function GlobalNotFound() {
  return (
    <Document fonts={fontVariables}>
      <HomeContent />
    </Document>
  );
}
