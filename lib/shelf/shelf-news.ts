import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { institute } from '@/content/facts/institute';
import { shelfKinds, shelfWords } from '@/content/pages/shelf-words';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockNames } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { today } from '@/lib/site/days';
import { clockTime } from '@/lib/site/delhi-time';
import { isVisibleOn, purchases, shelfOf } from './shelf';
import { audiencesOf } from './shelf-audiences';

interface ShelfMailJob {
  student: string;
  /** Ids of the new items. */
  items: readonly string[];
}

/** A job holds the student's id. */
const shelfMailsQueue = defineQueue({ name: 'shelf-mails' });

/** Whether it is late enough in Delhi to announce what is new today, once for all of the day. */
export const isNewsTime = (now: Date): boolean => clockTime(now.toISOString()) >= '17:00';

/**
 * Queues one mail for each student who can open new items, once a day from 17:00 in Delhi.
 * @returns how many
 */
export async function announceShelf(pool: Pool, now = new Date()): Promise<number> {
  if (!isNewsTime(now)) return 0;
  return pool.transaction(async (tx) => {
    // Of several processes, only one announces the items of a day.
    await lockNames(tx, 'shelf news');
    const day = today(now);
    const newest = await tx.db.shelfItem.findFirst({
      where: { announcedAt: { gt: tx.db.shelfItem.fields.createdAt } },
      orderBy: { announcedAt: 'desc' },
      select: { announcedAt: true },
    });
    if (newest?.announcedAt && today(newest.announcedAt) === day) return 0;
    const items = await tx.db.shelfItem.updateManyAndReturn({
      where: {
        announcedAt: null,
        // Staff may still withdraw items added within the hour.
        createdAt: { lt: await databaseTime(tx, '-1 hour') },
        ...isVisibleOn(day),
      },
      data: { announcedAt: await databaseTime(tx) },
      select: { id: true, audiences: true },
    });
    return items.length > 0 ? queueMails(tx, items) : 0;
  });
}

export const shelfLoop = defineLoop({
  name: 'course material',
  everyMs: 5 * MINUTE_MS,
  run: (pool) => announceShelf(pool),
});

type NewItem = { id: string; audiences: readonly string[] };

/**
 * The ids of new items that each student's purchases open.
 * @param everybodys an audience that every purchase belongs to
 */
export async function newsByStudent(
  tx: Transaction,
  items: readonly NewItem[],
  everybodys?: string,
): Promise<Map<string, Set<string>>> {
  const news = new Map<string, Set<string>>();
  for (const { studentId, ...purchase } of await purchases(tx)) {
    if (!purchase.isOpen) continue;
    const own = [everybodys, ...audiencesOf(purchase)];
    const opened = items.filter(({ audiences }) => audiences.some((one) => own.includes(one)));
    if (opened.length === 0) continue;
    const known = news.get(studentId) ?? new Set();
    for (const { id } of opened) known.add(id);
    news.set(studentId, known);
  }
  return news;
}

async function queueMails(tx: Transaction, items: readonly NewItem[]): Promise<number> {
  const news = await newsByStudent(tx, items);
  for (const [student, ids] of news) {
    const job: ShelfMailJob = { student, items: [...ids] };
    await queueJob(tx, shelfMailsQueue, job);
  }
  return news.size;
}

/** Mails to students about new course material that they can open when the mail is sent. */
export const shelfMails: QueuedMail<ShelfMailJob> = {
  queue: shelfMailsQueue,
  resendable: true,
  write: async (_, { id, data }) => {
    const student = await db.student.findUnique({
      where: { id: data.student },
      select: { studentname: true, email: true },
    });
    const address = student && firstAddress([student.email]);
    const shelf = (await shelfOf(data.student)).flatMap(({ items }) => items);
    const news = new Map(
      shelf.filter((item) => data.items.includes(item.id)).map((item) => [item.id, item]),
    );
    if (!student || !address || news.size === 0) return null;
    return {
      to: { address },
      subject: shelfWords.news,
      messageId: `shelf-${id}`,
      text: [
        `Dear ${oneLine(student.studentname) || 'student'},`,
        '',
        `${shelfWords.news}:`,
        '',
        ...[...news.values()].map(({ kind, title }) => `${shelfKinds[kind]}: ${oneLine(title)}`),
        '',
        'Open it in your account:',
        `${env.SITE_URL}/shelf`,
        '',
        `Questions? Call us on ${institute.phones[0].printed}.`,
        '',
      ].join('\n'),
    };
  },
};
