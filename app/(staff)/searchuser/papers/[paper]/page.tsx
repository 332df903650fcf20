import type { ReactNode } from 'react';
import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { PaperAnalysis } from '@/components/office/exam-room/paper-analysis';
import { ChangePaper } from '@/components/office/exam-room/paper-form';
import { PaperKeys } from '@/components/office/exam-room/paper-keys';
import { PaperQuestions, Publishing } from '@/components/office/exam-room/paper-questions';
import { NotSat, PaperResults, SimilarPairs } from '@/components/office/exam-room/paper-results';
import { PaperState, windowText } from '@/components/office/exam-room/paper-state';
import { PaperNotFound, paperTab, PaperTabs } from '@/components/office/exam-room/paper-tabs';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { patterns } from '@/content/catalogue/exams/pages';
import type { KeyRule } from '@/content/practice/mark-answers';
import { examPlans, planSummary } from '@/lib/exam-room/check-paper';
import { paperAudienceGroups, paperAudienceLabel } from '@/lib/exam-room/paper-audiences';
import {
  analysePaper,
  listChallenges,
  listNotSat,
  listPairs,
  listResults,
  RESULTS_ON_PAGE,
} from '@/lib/exam-room/paper-results';
import { papersPath, slugAt } from '@/lib/exam-room/paper-sections';
import { readPaper, usableUnits, usableVersions, type ReadPaper } from '@/lib/exam-room/papers';
import { typesetNow } from '@/lib/exam-room/typeset-paper';
import { withStatus } from '@/lib/platform/page-status';
import type { QuestionContent } from '@/lib/question-bank/question-content';
import { officeMetadata } from '@/lib/site/seo';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';

const title = 'Test';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

interface PageProps {
  params: Promise<{ paper: string }>;
  searchParams: Promise<Query>;
}

/** The parameter, if it was given once. */
const one = (query: Query, name: string) => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};

export default async function Paper({ params, searchParams }: PageProps) {
  const [{ paper: id }, query] = await Promise.all([params, searchParams]);
  const path = `${papersPath}/${id}`;
  return staffPage(['papers.manage', 'testResults.read'], { path, title }, async (staff) => {
    const paper = await readPaper(staff, id);
    if (!paper) return withStatus(404, <PaperNotFound staff={staff} />);
    const tab = paperTab(one(query, 'show'), staff);
    const asOf = new Date().toISOString();
    return (
      <StaffFrame path={papersPath} title={paper.title} staff={staff}>
        <RefreshOnChange rights={staff.rights}>
          <p className="office-prose">
            {courseNameOf(paper.exam)}. {planSummary(patterns[paper.exam], paper)}.{' '}
            {windowText(paper, asOf)}. <PaperState paper={paper} asOf={asOf} />
          </p>
          <PaperTabs paper={paper} staff={staff} current={tab} />
          {await contentOf(tab, { paper, staff, query, asOf })}
        </RefreshOnChange>
      </StaffFrame>
    );
  });
}

interface Asked {
  paper: ReadPaper;
  staff: StaffPerson;
  query: Query;
  asOf: string;
}

/** The content of a tab, if the person may see it. */
function contentOf(tab: string, asked: Asked): Promise<ReactNode> | null {
  const { staff, ...rest } = asked;
  if (tab === 'results' && may(staff, 'testResults.read')) return results(staff, rest);
  if (tab === 'not-sat' && may(staff, 'testResults.read')) return notSat(staff, rest);
  if (tab === 'keys' && may(staff, 'keys.change')) return keys(staff, rest);
  if (!may(staff, 'papers.manage')) return null;
  return tab === 'analysis' ? analysis(staff, rest) : questions(staff, rest);
}

type Part = Omit<Asked, 'staff'>;

async function results(staff: Staff<'testResults.read'>, { paper, query, asOf }: Part) {
  const page = Math.max(0, (Number(one(query, 'page')) || 1) - 1);
  const listed = await listResults(staff, paper, Math.trunc(page));
  return (
    <PaperResults
      id={paper.id}
      {...listed}
      page={Math.trunc(page)}
      pageSize={RESULTS_ON_PAGE}
      asOf={asOf}
    />
  );
}

async function notSat(staff: Staff<'testResults.read'>, { paper }: Part) {
  return <NotSat students={await listNotSat(staff, paper)} />;
}

const contentAt = ({ version }: ReadPaper['questions'][number]) =>
  version.content as unknown as QuestionContent;

async function keys(staff: Staff<'keys.change'>, { paper, asOf }: Part) {
  const [challenges, { sections }] = await Promise.all([
    listChallenges(staff, paper.id),
    typesetNow(paper.id),
  ]);
  const typeset = new Map(
    sections.flatMap((section) => section.questions.map((question) => [question.slug, question])),
  );
  return (
    <PaperKeys
      paper={paper.id}
      questions={paper.questions.map((question) => ({
        position: question.position,
        title: contentAt(question).title,
        text: typeset.get(slugAt(question.position))?.text ?? '',
        options: typeset.get(slugAt(question.position))?.options ?? [],
        key: question.key as unknown as KeyRule,
        isDropped: question.isDropped,
        isChanged: question.keyChangedAt !== null,
      }))}
      challenges={challenges}
      asOf={asOf}
    />
  );
}

async function analysis(staff: Staff<'papers.manage'>, { paper }: Part) {
  const { attempts, questions: analysed } = await analysePaper(staff, paper);
  return (
    <>
      <PaperAnalysis
        attempts={attempts}
        questions={analysed.flatMap((question) => {
          const placed = paper.questions.find(({ position }) => position === question.position);
          if (!placed) return [];
          const { isDropped, key } = placed;
          const { title: name } = contentAt(placed);
          return [{ ...question, title: name, isDropped, key: key as unknown as KeyRule }];
        })}
      />
      {may(staff, 'testResults.read') && <SimilarPairs pairs={await listPairs(staff, paper.id)} />}
    </>
  );
}

async function questions(staff: Staff<'papers.manage'>, { paper, query }: Part) {
  const { id, exam, audiences, publishedAt, withdrawnAt, sections } = paper;
  const section = sections.find((plan) => plan.id === one(query, 'section'))?.id;
  const unit = one(query, 'unit') || null;
  const isPublished = publishedAt !== null;
  const [units, free] = await Promise.all([
    isPublished ? [] : usableUnits(staff, exam),
    section === undefined || isPublished ? [] : usableVersions(staff, paper, { section, unit }),
  ]);
  const plan = examPlans.find((exams) => exams.id === exam);
  return (
    <>
      <Publishing
        id={id}
        title={paper.title}
        examName={courseNameOf(exam)}
        isPublished={isPublished}
        isWithdrawn={withdrawnAt !== null}
        problems={paper.problems}
        differences={paper.differences}
      />
      {plan && (
        <ChangePaper
          plan={plan}
          groups={paperAudienceGroups}
          chosen={audiences.map((audience) => [audience, paperAudienceLabel(audience)])}
          paper={{ ...changedOf(paper), isPublished }}
        />
      )}
      <PaperQuestions
        id={id}
        isPublished={isPublished}
        sections={sections}
        questions={paper.questions.map((question) => ({
          position: question.position,
          section: question.section,
          version: question.versionId,
          title: contentAt(question).title,
          unit: question.version.unit,
          type: question.version.type,
          marks: question.version.marks,
        }))}
        units={units}
        chosen={section === undefined ? null : { section, unit }}
        free={free.map(({ id: version, unit: of, type, marks, content, papers }) => ({
          version,
          unit: of,
          type,
          marks,
          title: (content as unknown as QuestionContent).title,
          usedIn: papers.map((use) => use.paper.title),
        }))}
      />
    </>
  );
}

/** What the form changes; no questions go to the browser with it. */
const changedOf = ({
  id,
  exam,
  title: name,
  minutes,
  sections,
  opensAt,
  closesAt,
  challengeDays,
  position,
}: ReadPaper) => ({
  id,
  exam,
  title: name,
  minutes,
  sections,
  opensAt,
  closesAt,
  challengeDays,
  position,
});
