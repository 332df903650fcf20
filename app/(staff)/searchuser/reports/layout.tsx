import type { ReactNode } from 'react';
import '../../../reports.css';

/** Adds the styles that only the reports need. */
export default function ReportsLayout({ children }: { children: ReactNode }) {
  return children;
}
