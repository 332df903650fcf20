import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/site/document';
import { institute } from '@/content/facts/institute';
import { env } from '@/lib/platform/env';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: institute.name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: '#0a2540' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document fonts={fontVariables}>{children}</Document>;
}
