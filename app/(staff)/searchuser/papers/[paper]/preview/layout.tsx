/* The test as the candidate sees it. */
import '../../../../../practice-room.css';
import type { ReactNode } from 'react';

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children;
}
