import type { ReactNode } from 'react';
import { RequireToken } from './require-token';
import { StudentPage } from '@/components/student/student-page';

interface MyAccountPageProps {
  path: string;
  name: string;
  /** The sections, each with its own heading. */
  children: ReactNode;
}

/** `/account`: a student's own data and decisions about it. */
export function MyAccountPage({ path, name, children }: MyAccountPageProps) {
  return (
    <StudentPage
      path={path}
      lede={`${name}, this is your account and your data.`}
      above={<RequireToken />}
    >
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href="/history" className="student-link">
          Purchased History
        </a>
        <a href="/shelf" className="student-link">
          My Course Material
        </a>
        <a href="/my-tests" className="student-link">
          My Tests
        </a>
      </p>
      {children}
    </StudentPage>
  );
}
