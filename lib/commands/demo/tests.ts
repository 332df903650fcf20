import type { GivenAnswer, KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import { practicePaper } from '@/content/practice/practice-papers';
import { markPaper } from '@/lib/exam-room/mark-attempt';
import { keyOf, type QuestionContent } from '@/lib/question-bank/question-content';
import { audiencesOf } from '@/lib/shelf/shelf-audiences';
import { heldStatuses } from '@/lib/site/money-terms';
import type { DemoContext } from './demo-context';
import type { DemoPayment } from './payments';
import { demoOwner, demoStaff } from './people';
import type { RegistrationRow } from './registrations';

/** First part of the `requestId` of the demo's questions and tests. */
export const DEMO_TEST = 'demo-test-';

const tests = [
  { exam: 'gate', audiences: ['tier:gate/gold', 'tier:gate/platinum'], sitters: 34 },
  { exam: 'csir-net', audiences: ['tier:csir-net/gold', 'tier:csir-net/platinum'], sitters: 12 },
] as const;

const daysSince = (moment: Date, { now }: DemoContext) =>
  Math.floor((now.getTime() - moment.getTime()) / 86_400_000);

type DemoTest = ReturnType<typeof testOf>;

/**
 * Rows by table: the questions of two free papers as an approved bank, a test of each, and attempts of some of the paid
 * students, marked, with a questioned key.
 */
export function demoTests(
  payments: readonly DemoPayment[],
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): (readonly [table: string, rows: readonly object[]])[] {
  const made = tests.map((test) => testOf(test, demo));
  const held = payments.filter(({ payment }) =>
    (heldStatuses as readonly string[]).includes(payment.status),
  );
  const paid = new Set(held.map(({ payment }) => payment.registrationId));
  const sittings = made.flatMap((test) => {
    const bought = registrations.filter(({ id, planId, createdAt }) => {
      const own = paid.has(id) ? audiencesOf({ planId, itemIds: [], batchId: null }) : [];
      const isOpened = test.paper.audiences.some((audience) => own.includes(audience));
      return isOpened && daysSince(createdAt, demo) > 2;
    });
    const byStudent = new Map(bought.map((one) => [one.studentId, one.createdAt]));
    const sitters = [...byStudent].slice(0, test.sitters);
    return sitters.map(([studentId, since]) => sittingOf(test, { studentId, since }, demo));
  });
  return [
    ['questions', made.flatMap(({ questions }) => questions)],
    ['question_versions', made.flatMap(({ versions }) => versions)],
    ['test_papers', made.map(({ paper }) => paper)],
    ['test_paper_questions', made.flatMap(({ placed }) => placed)],
    ['test_attempts', sittings.map(({ attempt }) => attempt)],
    ['test_devices', sittings.map(({ device }) => device)],
    ['test_answers', sittings.flatMap(({ answers }) => answers)],
    ['key_challenges', sittings.slice(0, 1).map(({ attempt }) => challengeOf(attempt))],
  ];
}

function testOf({ exam, audiences, sitters }: (typeof tests)[number], demo: DemoContext) {
  const { minutes, sections } = practicePaper(exam);
  const createdAt = demo.past(46);
  const writer = demoStaff.find(({ role }) => role === 'teacher') ?? demoOwner;
  const paper = {
    id: demo.uuid(),
    requestId: `${DEMO_TEST}${demo.hex(16)}`,
    exam,
    title: 'Mock test 1',
    minutes,
    sections: sections.map(({ id, name, counted, questions }) => ({
      id,
      name,
      counted,
      shown: questions.length,
    })),
    audiences: [...audiences],
    publishedAt: demo.past(44),
    announcedAt: demo.past(43),
    staffId: writer.id,
    createdAt,
  };
  const written = sections.flatMap((section) =>
    section.questions.map(({ solution, ...question }) => {
      const { title, text, answer } = question;
      const content = { title, text, answer, solution: solution.join('\n\n') } as QuestionContent;
      return { ...question, content, key: keyOf(content.answer), id: demo.uuid() };
    }),
  );
  const versions = written.map(({ id, section, unit, marks, content }) => ({
    id: demo.uuid(),
    questionId: id,
    number: 1,
    requestId: `${DEMO_TEST}${demo.hex(16)}`,
    section,
    unit,
    type: content.answer.type,
    marks,
    content,
    source: 'Free paper of the site',
    writtenById: writer.id,
    approvedById: demoOwner.id,
    approvedAt: createdAt,
    createdAt,
  }));
  const placed = written.map(({ section, gain, loss, key }, position) => ({
    paperId: paper.id,
    position,
    section,
    versionId: versions[position]?.id ?? '',
    gain,
    loss,
    key,
    isDropped: false,
  }));
  const questions = written.map(({ id }) => ({ id, exam, createdAt }));
  return { paper, questions, versions, placed, sitters };
}

/** A submitted attempt: some know more than others, and leave more or less open. */
function sittingOf(
  { paper, placed }: DemoTest,
  { studentId, since }: { studentId: string; since: Date },
  demo: DemoContext,
) {
  const ability = 0.25 + 0.6 * demo.number();
  const startedAt = demo.past(demo.between(1, Math.min(40, daysSince(since, demo) - 1)));
  const usedMs = paper.minutes * 60_000 * (0.6 + 0.4 * demo.number());
  const deviceId = demo.uuid();
  const id = demo.uuid();
  const endedAt = new Date(startedAt.getTime() + Math.round(usedMs));
  const each = usedMs / placed.length;
  const current = placed.flatMap(({ position, key }) => {
    if (demo.happens(0.3 * (1 - ability))) return [];
    const given = demo.happens(ability) ? rightAnswer(key) : anyAnswer(key, demo);
    const spentMs = Math.round(each * (0.4 + 1.2 * demo.number()));
    return [{ position, given, isMarked: demo.happens(0.1), spentMs, isLate: false }];
  });
  const result = markPaper(paper.sections, placed, current);
  const sum = (of: 'marks' | 'maximum') =>
    result.sections.reduce((all, section) => all + section[of], 0);
  return {
    attempt: {
      id,
      paperId: paper.id,
      studentId,
      requestId: `${DEMO_TEST}${demo.hex(16)}`,
      number: 1,
      startedAt,
      endsAt: new Date(startedAt.getTime() + paper.minutes * 60_000),
      extraMinutes: 0,
      deviceId,
      submittedAt: endedAt,
      markedAt: endedAt,
      marks: sum('marks'),
      maximum: sum('maximum'),
      result,
    },
    device: {
      attemptId: id,
      deviceId,
      name: demo.pick(['Chrome on Android', 'Chrome on Windows', 'Safari on iPhone']),
      firstAt: startedAt,
      lastAt: endedAt,
    },
    answers: current.map((answer, index) => {
      const givenAt = new Date(startedAt.getTime() + Math.round(each * (answer.position + 1)));
      return {
        attemptId: id,
        deviceId,
        number: index + 1,
        ...answer,
        givenAt,
        receivedAt: givenAt,
      };
    }),
  };
}

const rightAnswer = (key: KeyRule): GivenAnswer =>
  key.type === 'NAT' ? String(key.from) : key.type === 'MCQ' ? [key.right] : key.right;

/** An answer that is seldom right. */
const anyAnswer = (key: KeyRule, demo: DemoContext): GivenAnswer =>
  key.type === 'NAT' ? String(demo.between(1, 90)) : [demo.pick(optionLetters)];

const challengeOf = ({
  id,
  paperId,
  markedAt,
}: {
  id: string;
  paperId: string;
  markedAt: Date;
}) => ({
  id: id.replace(/^./, '0'),
  attemptId: id,
  paperId,
  position: 1,
  reason: 'The textbook of our class gives another value for this question. Please check the key.',
  createdAt: markedAt,
});
