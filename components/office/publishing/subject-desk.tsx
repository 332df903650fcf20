'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import type { SiteSubject } from '@/content/facts/site-subjects';
import type { OpenSubject } from '@/lib/publishing/draft';
import type { StaffRights } from '@/lib/staff/permissions';
import { SiteForm } from './site-form';

interface SubjectDeskProps {
  rights: StaffRights;
  subject: SiteSubject;
  open: OpenSubject;
}

/** A page with one form of the site's facts. */
export function SubjectDesk({ rights, subject, open }: SubjectDeskProps) {
  return (
    <RefreshOnChange rights={rights}>
      <p className="office-prose">
        {subject.intro} <a href="/searchuser/site">All about the site</a>
      </p>
      <SiteForm subject={subject} open={open} />
    </RefreshOnChange>
  );
}
