import '../personal.css';
import type { ReactNode } from 'react';

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children;
}
