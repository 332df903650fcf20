'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import type { AudienceGroups } from '@/components/office/shelf/audience-field';
import { Badge, Facts, Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { countText } from '@/content/counted';
import type { ListedPaper } from '@/lib/exam-room/papers';
import { papersPath } from '@/lib/exam-room/paper-sections';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { AddPaper, type ExamPlan } from './paper-form';
import { PaperState, windowText } from './paper-state';

interface PapersListProps {
  rights: StaffRights;
  papers: readonly (ListedPaper & { examName: string; summary: string; sitters: string })[];
  plans: readonly ExamPlan[];
  groups: AudienceGroups;
  asOf: string;
}

/** All tests, in the order in which students read them. */
export function PapersList({ rights, papers, plans, groups, asOf }: PapersListProps) {
  const parts = [
    { id: 'shown', heading: 'Tests', listed: papers.filter(({ withdrawnAt }) => !withdrawnAt) },
    { id: 'withdrawn', heading: 'Withdrawn', listed: papers.filter((one) => one.withdrawnAt) },
  ];
  return (
    <RefreshOnChange rights={rights}>
      {may({ rights }, 'papers.manage') && (
        <div className="office-stack office-stack-wide">
          <AddPaper plans={plans} groups={groups} />
        </div>
      )}
      {parts.map(
        ({ id, heading, listed }) =>
          (id === 'shown' || listed.length > 0) && (
            <Section key={id} id={id} title={heading}>
              {listed.length === 0 && <p className="office-empty">No tests yet.</p>}
              <ul className="office-list">
                {listed.map((paper) => (
                  <PaperRow key={paper.id} paper={paper} asOf={asOf} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </RefreshOnChange>
  );
}

function PaperRow({ paper, asOf }: { paper: PapersListProps['papers'][number]; asOf: string }) {
  const { id, title, examName, summary, challenges, questions, sitters, attempts } = paper;
  return (
    <Row
      heading={
        <a href={`${papersPath}/${id}`}>
          <bdi>{title}</bdi>
        </a>
      }
      about={
        <div className="office-stack">
          <p>
            {examName}. {summary}
          </p>
          <p className="paper-flags">
            <PaperState paper={paper} asOf={asOf} />
            {challenges > 0 && (
              <Badge tone="warning">{countText(challenges, 'open challenge')}</Badge>
            )}
          </p>
        </div>
      }
      below={
        <Facts
          facts={[
            { label: 'Questions', value: questions },
            { label: 'Who may sit it', value: sitters },
            { label: 'When', value: windowText(paper, asOf) },
            { label: 'Attempts', value: attempts },
          ]}
        />
      }
    />
  );
}
