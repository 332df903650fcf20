'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Details, LazyDetails } from '@/components/office/ui/details';
import { ActionForm } from '@/components/office/ui/form';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { Facts } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Card, Section } from '@/components/office/ui/section';
import { countText } from '@/content/counted';
import type { ExamOutline } from '@/lib/question-bank/exam-outlines';
import type { ShownQuestion, ShownVersion } from '@/lib/question-bank/questions';
import type { StaffRights } from '@/lib/staff/permissions';
import type { FormulaExample } from './formula-help';
import { QuestionForm } from './question-form';
import { StateBadge } from './question-list';
import { KeyAndSolution, printPlace, QuestionView } from './question-view';

const forms = () => import('@/lib/question-bank/question-forms');

interface QuestionPageProps {
  rights: StaffRights;
  outlines: readonly ExamOutline[];
  examples: readonly FormulaExample[];
  question: ShownQuestion;
  /** The question that the person may approve after this one. */
  next: { id: string; waiting: number } | null;
  asOf: string;
}

/** A question with its key: what the candidate sees, approval, changes, older versions. */
export function QuestionPage(props: QuestionPageProps) {
  const { rights, outlines, examples, question, next, asOf } = props;
  const [newest, ...older] = question.versions;
  if (!newest) return null;
  const { number, fields } = newest;
  return (
    <RefreshOnChange rights={rights}>
      <div className="office-columns">
        <Card id="shown" title="As the candidate sees it">
          <QuestionView
            key={newest.id}
            id={`question-${newest.id}`}
            type={newest.type}
            html={newest.html}
          />
        </Card>
        <div className="office-stack office-stack-wide">
          <Card id="key" title="Key and solution">
            <KeyAndSolution version={newest} />
          </Card>
          <Card id="state" title="State">
            <StateBadge
              isApproved={newest.approvedAt !== null}
              isWithdrawn={question.isWithdrawn}
            />
            <VersionFacts outlines={outlines} exam={question.exam} version={newest} asOf={asOf} />
            <Approval version={newest} next={next} />
            <Withdrawal question={question} />
          </Card>
        </div>
      </div>
      <LazyDetails
        key={number}
        className="office-box question-change"
        summary="Change the question"
      >
        <QuestionForm
          outlines={outlines}
          examples={examples}
          question={{ id: question.id, number, html: newest.html }}
          initial={fields}
        />
      </LazyDetails>
      <EarlierVersions versions={older} {...{ outlines, asOf }} exam={question.exam} />
    </RefreshOnChange>
  );
}

interface EarlierVersionsProps extends Pick<QuestionPageProps, 'outlines' | 'asOf'> {
  exam: string;
  versions: readonly ShownVersion[];
}

function EarlierVersions({ versions, exam, outlines, asOf }: EarlierVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <Section id="versions" title="Earlier versions">
      {versions.map((version) => (
        <Details
          key={version.id}
          className="office-box"
          summary={`Version ${version.number}, ${printedMoment(version.writtenAt, asOf)}`}
        >
          <VersionFacts outlines={outlines} exam={exam} version={version} asOf={asOf} />
          <QuestionView id={`question-${version.id}`} type={version.type} html={version.html} />
          <KeyAndSolution version={version} />
        </Details>
      ))}
    </Section>
  );
}

interface VersionFactsProps extends Pick<QuestionPageProps, 'outlines' | 'asOf'> {
  exam: string;
  version: ShownVersion;
}

function VersionFacts({ outlines, exam, version, asOf }: VersionFactsProps) {
  const { unit, source, writer, writtenAt, approver, approvedAt, papers, number } = version;
  return (
    <Facts
      facts={[
        { label: 'Exam', value: outlines.find(({ id }) => id === exam)?.name ?? exam },
        { label: 'Section and marks', value: printPlace(outlines, { ...version, exam }) },
        { label: 'Unit', value: unit },
        { label: 'Version', value: number },
        {
          label: 'Written',
          value: [writer && `by ${writer}`, printedMoment(writtenAt, asOf)]
            .filter(Boolean)
            .join(', '),
        },
        ...(approvedAt
          ? [
              {
                label: 'Approved',
                value: [approver && `by ${approver}`, printedMoment(approvedAt, asOf)]
                  .filter(Boolean)
                  .join(', '),
              },
            ]
          : []),
        ...(source ? [{ label: 'Source', value: source }] : []),
        ...(papers > 0 ? [{ label: 'Used in', value: countText(papers, 'paper') }] : []),
      ]}
    />
  );
}

function Approval({ version, next }: Pick<QuestionPageProps, 'next'> & { version: ShownVersion }) {
  const link = next && (
    <a className="office-link" href={`/searchuser/questions/${next.id}`}>
      Check the next one ({next.waiting} waiting)
    </a>
  );
  if (version.approvedAt !== null) return link;
  if (version.isOwn) {
    return <p className="office-note">You wrote this version, so a colleague approves it.</p>;
  }
  return (
    <IfAllowed action="questions.approve" verb="approve this question">
      <ActionForm
        url="/api/admin/questions/approve"
        loadSchema={() => forms().then(({ approveQuestionSchema }) => approveQuestionSchema)}
        blank={{ version: version.id }}
        doneText={() => 'Approved. Papers can use it.'}
        label="Approve the question"
        send="Approve"
        sending="Saving"
      >
        <p>Check the text, the key and the solution before you approve.</p>
      </ActionForm>
      {link}
    </IfAllowed>
  );
}

function Withdrawal({ question: { id, isWithdrawn } }: Pick<QuestionPageProps, 'question'>) {
  return (
    <ActionForm
      key={String(isWithdrawn)}
      url="/api/admin/questions/withdraw"
      loadSchema={() => forms().then(({ withdrawQuestionSchema }) => withdrawQuestionSchema)}
      blank={{ question: id, withdrawn: isWithdrawn ? 'no' : 'yes' }}
      doneText={({ withdrawn }) =>
        withdrawn ? 'Withdrawn. New papers cannot use it.' : 'New papers can use it again.'
      }
      label={isWithdrawn ? 'Let papers use the question again' : 'Withdraw the question'}
      send={isWithdrawn ? 'Use again' : 'Withdraw'}
      sending="Saving"
      variant="outline"
    />
  );
}
