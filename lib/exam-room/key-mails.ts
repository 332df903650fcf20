import 'server-only';
import { institute } from '@/content/facts/institute';
import { printMarks } from '@/content/catalogue/exams/pattern';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import type { ChallengeDecision } from '@/prisma/client/enums';

/** Ids only: of the student, of their changed marks and of their challenges that were decided. */
export interface KeyMailJob {
  student: string;
  remarks: readonly string[];
  challenges: readonly string[];
}

export const keyMailsQueue = defineQueue({ name: 'key-mails' });

const decisions: Readonly<Record<ChallengeDecision, string>> = {
  stays: 'The answer key stays as it is.',
  changed: 'The answer key was changed.',
  dropped: 'The question was dropped. Everybody gets its marks.',
};

/** Mails to students whose marks changed with a key, or whose challenge was decided. */
export const keyMails: QueuedMail<KeyMailJob> = {
  queue: keyMailsQueue,
  resendable: true,
  write: async (_, { id, data }) => {
    const [student, remarks, challenges] = await readJob(data);
    const address = student && firstAddress([student.email]);
    const title = (remarks[0] ?? challenges[0])?.attempt.paper.title;
    if (!student || !address || title === undefined) return null;
    return {
      to: { address },
      subject: `${remarks.length > 0 ? 'Your marks have changed' : 'Your challenge is decided'}: ${oneLine(title)}`,
      messageId: `key-${id}`,
      text: [
        `Dear ${oneLine(student.studentname) || 'student'},`,
        '',
        ...challenges.flatMap(({ position, decision, answer }) => [
          `You challenged the answer key of question ${position + 1} of ${oneLine(title)}.`,
          decision ? decisions[decision] : '',
          ...(answer.trim() ? ['', `The teacher’s answer: ${oneLine(answer)}`] : []),
          '',
        ]),
        ...remarks.flatMap(({ position, before, after }) => [
          ...(challenges.length > 0
            ? []
            : [`The answer key of question ${position + 1} of ${oneLine(title)} was changed.`]),
          `Your marks were ${printMarks(before)} and are now ${printMarks(after)}.`,
          '',
        ]),
        'See your result in your account:',
        `${env.SITE_URL}/my-tests`,
        '',
        `Questions? Call us on ${institute.phones[0].printed}.`,
        '',
      ].join('\n'),
    };
  },
};

const paperOf = { attempt: { select: { paper: { select: { title: true } } } } } as const;

const readJob = ({ student: studentId, remarks, challenges }: KeyMailJob) =>
  Promise.all([
    db.student.findUnique({
      where: { id: studentId },
      select: { studentname: true, email: true },
    }),
    db.testRemark.findMany({
      where: { id: { in: [...remarks] }, attempt: { studentId } },
      orderBy: { createdAt: 'asc' },
      select: { position: true, before: true, after: true, ...paperOf },
    }),
    db.keyChallenge.findMany({
      where: { id: { in: [...challenges] }, attempt: { studentId } },
      orderBy: { createdAt: 'asc' },
      select: { position: true, decision: true, answer: true, ...paperOf },
    }),
  ]);
