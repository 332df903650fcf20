import 'server-only';
import type { IsoDay } from '@/content/day';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { isCurrent, isOpen, isUnanswered } from '@/lib/leads/lead-terms';
import type { Pool, Queryable, Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { statement, type RowOf } from '@/lib/platform/statement';
import { beginSettings, lockSettings } from '@/lib/staff/office-settings';
import { dateOf, dayAfter, today } from '@/lib/site/days';
import { clockTime } from '@/lib/site/delhi-time';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { openOwners, ownerAddress } from '@/lib/staff/owner-address';
import { netOfDay } from './money-report';
import type { EveningTime } from './reports';

const settings = { id: 1 } as const;

/** When the owner wants the evening mail. */
export async function eveningMailTime(client: Transaction['db'] = db): Promise<EveningTime> {
  const found = await client.officeSettings.findUnique({
    where: settings,
    select: { eveningMailAt: true },
  });
  return (found?.eveningMailAt ?? '') as EveningTime;
}

export async function setEveningMail(
  owner: Staff<'settings.change'>,
  at: EveningTime,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockSettings(tx);
    await beginSettings(tx.db);
    const from = await eveningMailTime(tx.db);
    if (from === at) return;
    await tx.db.officeSettings.updateMany({ where: settings, data: { eveningMailAt: at } });
    const act = { action: 'settings.change', subject: 'settings' } as const;
    await noteAct(tx, owner, { ...act, detail: { eveningMail: { from, to: at } } });
  });
}

interface EveningJob {
  owner: string;
  day: IsoDay;
}

const eveningMailsQueue = defineQueue({
  name: 'evening-mails',
  retryDelay: 60,
  retentionMinutes: 24 * 60,
});

/** Queues a mail to every owner, once a day, when its time has come. Nobody is mailed about a demo. */
export async function tellEvening(on: Pool, now = new Date()): Promise<void> {
  const at = await eveningMailTime();
  if (at === '' || clockTime(now.toISOString()) < at) return;
  const day = today(now);
  await on.transaction(async (tx) => {
    await lockNames(tx, 'evening mail');
    const isNew = { OR: [{ eveningMailOn: null }, { eveningMailOn: { lt: dateOf(day) } }] };
    const { count } = await tx.db.officeSettings.updateMany({
      where: { ...settings, ...isNew },
      data: { eveningMailOn: dateOf(day) },
    });
    if (count === 0 || (await tx.db.demoMark.count()) > 0) return;
    for (const owner of await openOwners(tx)) {
      const job: EveningJob = { owner, day };
      await queueJob(tx, eveningMailsQueue, job);
    }
  });
}

export const eveningLoop = defineLoop({
  name: 'evening mails',
  everyMs: MINUTE_MS,
  run: (pool) => tellEvening(pool),
});

const inDelhi = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;

const DAY = statement(
  'numbers-of-a-day',
  { day: 'date' },
  {
    leads: 'int4',
    promised: 'int4',
    inTime: 'int4',
    visits: 'int4',
    enrolments: 'int4',
    paise: 'float8',
    tomorrow: 'int4',
  },
  `select
    (select count(*)::int from leads l
      where not l.suspect and ${inDelhi('l."createdAt"')} = $day) as leads,
    answers.promised, answers."inTime",
    (select count(*)::int from lead_calls c
      where c.outcome = 'visiting' and ${inDelhi('c."nextCallAt"')} = $day) as visits,
    (select count(*)::int from registrations r
      where ${inDelhi('r."submittedAt"')} = $day) as enrolments,
    ${netOfDay('$day')} as paise,
    (select count(*)::int from leads l
      where ${isOpen('l')} and not l.suspect and ${isCurrent('l')}
        and ${inDelhi('l."nextCallAt"')} = $day + 1) as tomorrow
  from (
    select count(*)::int as promised,
      (count(*) filter (where l."answeredAt" <= l."answerBy"))::int as "inTime"
    from leads l where ${inDelhi('l."answerBy"')} = $day) answers`,
);

const LATE = statement(
  'late-first-answers-by-staff',
  { asOf: 'timestamptz' },
  { name: 'text', leads: 'int4' },
  `select coalesce(nullif(s.name, ''), s.email, 'Nobody') as name, count(*)::int as leads
  from leads l left join staff s on s.id = l."staffId"
  where ${isUnanswered('l')} and not l.suspect and l."answerBy" < $asOf
  group by 1 order by leads desc, name`,
);

/** Mails to the owners at the end of a day. No student or lead is named in them. */
export const eveningMails: QueuedMail<EveningJob> = {
  queue: eveningMailsQueue,
  resendable: false,
  write: async (on, { id, data: { owner, day } }) => {
    const to = await ownerAddress(owner);
    if (!to) return null;
    const numbers = await DAY.first(on, { day });
    return numbers && { to, messageId: `evening-${id}`, ...(await eveningText(on, day, numbers)) };
  },
};

async function eveningText(on: Queryable, day: IsoDay, numbers: RowOf<typeof DAY>) {
  const late = await LATE.rows(on, { asOf: new Date() });
  const { leads, promised, inTime, visits, enrolments, paise, tomorrow } = numbers;
  return {
    subject: `${printDay(day)}: ${leads} new leads, ${formatRupees(paise as Paise)}`,
    text: [
      printDay(day),
      '',
      ...factLines([
        ['New leads', String(leads)],
        ['First answers in time', `${inTime} of ${promised}`],
        ['Visits expected', String(visits)],
        ['Forms submitted', String(enrolments)],
        ['Money in, less refunds', formatRupees(paise as Paise)],
        ['Calls planned for tomorrow', String(tomorrow)],
      ]),
      ...(late.length > 0 ? ['', 'Late for their first answer:'] : []),
      ...late.map((row) => `${oneLine(row.name)}: ${row.leads}`),
      '',
      `Call list: ${env.SITE_URL}/searchuser/leads/day?day=${dayAfter(day, 1)}&who=all`,
      `Reports: ${env.SITE_URL}/searchuser/reports`,
      '',
      institute.name,
      '',
    ].join('\n'),
  };
}
