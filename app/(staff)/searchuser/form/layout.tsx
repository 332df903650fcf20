import type { ReactNode } from 'react';
import '../../../printed-form.css';

/** Adds the styles of the printed form, which no other page of the office needs. */
export default function PrintedFormLayout({ children }: { children: ReactNode }) {
  return children;
}
