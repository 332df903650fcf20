/* The question as the candidate sees it. */
import '../../../practice-room.css';
import type { ReactNode } from 'react';

export default function QuestionsLayout({ children }: { children: ReactNode }) {
  return children;
}
