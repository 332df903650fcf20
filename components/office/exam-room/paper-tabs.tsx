import { StaffFrame } from '@/components/office/frame/staff-frame';
import { Tabs } from '@/components/office/ui/tabs';
import { papersPath } from '@/lib/exam-room/paper-sections';
import type { StaffPerson } from '@/lib/staff/access';
import { may, type StaffAction } from '@/lib/staff/permissions';

export type PaperTab = 'questions' | 'preview' | 'results' | 'not-sat' | 'analysis' | 'keys';

const tabs: readonly { tab: PaperTab; label: string; action: StaffAction }[] = [
  { tab: 'questions', label: 'Questions', action: 'papers.manage' },
  { tab: 'preview', label: 'Preview', action: 'papers.manage' },
  { tab: 'results', label: 'Results', action: 'testResults.read' },
  { tab: 'not-sat', label: 'Not sat', action: 'testResults.read' },
  { tab: 'analysis', label: 'Analysis', action: 'papers.manage' },
  { tab: 'keys', label: 'Keys', action: 'keys.change' },
];

/** The tab that is asked for, or the first that the person may open. */
export function paperTab(asked: string | undefined, staff: StaffPerson): PaperTab {
  const allowed = tabs.filter(({ action }) => may(staff, action));
  return (allowed.find(({ tab }) => tab === asked) ?? allowed[0])?.tab ?? 'results';
}

interface PaperTabsProps {
  paper: {
    id: string;
    publishedAt: Date | null;
    attempts: number;
    challenges: number;
    questions: readonly unknown[];
  };
  staff: StaffPerson;
  current: PaperTab;
}

/** The pages of a test that the person may open. */
export function PaperTabs({ paper, staff, current }: PaperTabsProps) {
  const counts: Partial<Record<PaperTab, number>> = {
    questions: paper.questions.length,
    results: paper.attempts,
    ...(paper.challenges > 0 && { keys: paper.challenges }),
  };
  const path = `${papersPath}/${paper.id}`;
  return (
    <Tabs
      label="Test"
      tabs={tabs
        // A key that is not published is changed in its question.
        .filter(({ tab, action }) => may(staff, action) && (tab !== 'keys' || paper.publishedAt))
        .map(({ tab, label }) => ({
          label,
          href: tab === 'preview' ? `${path}/preview` : `${path}?show=${tab}`,
          isCurrent: tab === current,
          ...(counts[tab] !== undefined && { count: counts[tab] }),
        }))}
    />
  );
}

/** For an unknown id. */
export function PaperNotFound({ staff }: { staff: StaffPerson }) {
  return (
    <StaffFrame
      path={papersPath}
      title="Test not found"
      staff={staff}
      actions={
        <a className="office-link" href={papersPath}>
          All tests
        </a>
      }
    >
      <p className="office-empty">No test has this address.</p>
    </StaffFrame>
  );
}
