import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { type IsoDay, printPolicyDay } from '@/content/day';
import type { Policy } from '@/content/policies/policy';
import { trailThrough } from '@/lib/seo';
import { PolicyContents } from './policy-contents';
import { PolicySection } from './policy-section';
import { PolicyText } from './policy-text';

function LastUpdated({ day }: { day: IsoDay }) {
  return (
    <p className="policy-date">
      Last updated <time dateTime={day}>{printPolicyDay(day)}</time>
    </p>
  );
}

/** A policy: what it is in one sentence, its contents, its numbered sections. */
export function PolicyPage({ policy, figure }: { policy: Policy; figure?: ReactNode }) {
  const { path, heading, lastUpdated, lede, sections } = policy;
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList>
      <div className="policy">
        <header>
          <h1>{heading}</h1>
          {lastUpdated && <LastUpdated day={lastUpdated} />}
          <p className="lede mt-4 max-w-prose">
            <PolicyText text={lede} />
          </p>
        </header>
        <PolicyContents sections={sections} />
        <div className="policy-sections">
          {sections.map((section, index) => (
            <PolicySection key={section.id} section={section} number={index + 1} figure={figure} />
          ))}
        </div>
      </div>
    </PageFrame>
  );
}
