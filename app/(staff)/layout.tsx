import '../office.css';
import type { ReactNode } from 'react';

export default function OfficeLayout({ children }: { children: ReactNode }) {
  return children;
}
