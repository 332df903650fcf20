'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import type { SiteSubject } from '@/content/facts/site-subjects';
import type { OpenSubject } from '@/lib/publishing/draft';
import type { StaffRole } from '@/lib/staff/permissions';
import { SiteForm } from './site-form';

interface SubjectDeskProps {
  role: StaffRole;
  subject: SiteSubject;
  open: OpenSubject;
}

/** A page with one form of the site's facts. */
export function SubjectDesk({ role, subject, open }: SubjectDeskProps) {
  return (
    <RefreshOnChange role={role}>
      <p className="office-prose">
        {subject.intro} <a href="/searchuser/site">All about the site</a>
      </p>
      <SiteForm subject={subject} open={open} />
    </RefreshOnChange>
  );
}
