import type { ReactNode } from 'react';
import '../../../site-forms.css';

/** Adds the styles that only the owner’s pages about the site need. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return children;
}
