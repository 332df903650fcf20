import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { hashPassword } from '@/lib/staff/password';
import { query } from '../support/process/query';
import { eventually, type Site } from '../support/process/site';
import { runCommand } from '../support/process/command';
import { leadBody, LEADS, mailsWaiting, newVisitor, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

export const PASSWORD = 'ninety litres of argon';

/** The site's clock is an hour fast, then an hour slow, then right again; PostgreSQL's stays right. */
export async function wrongClock({ folder, args, say }: Drill): Promise<Finding> {
  const minutes = Number(args[0] ?? 60);
  const wrong: string[] = [];
  let tokens: { student: string; staff: string } | undefined;
  for (const [name, offset] of [
    [`${minutes} minutes fast`, minutes],
    [`${minutes} minutes slow`, -minutes],
    ['right again', 0],
  ] as const) {
    const site = await siteIn(folder, {
      NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/drills/wrong-clock.mjs')).href}`,
      WRONG_CLOCK_MINUTES: String(offset),
    });
    if (!tokens) await addPeople(site.databaseUrl);
    // Another amount each time, as a second equal payment needs a confirmation.
    const found = await tryOut(site, tokens, 1_000 + offset);
    tokens = found.tokens;
    say(`${name}: ${found.wrong.join('; ') || 'all as it should be'}`);
    wrong.push(...found.wrong.map((what) => `${name}: ${what}`));
    await site.stop();
  }
  const audit = await runCommand('audit-check', folder);
  if (audit.failed) wrong.push(`audit: ${audit.stderr.trim()}`);
  return {
    isGood: wrong.length === 0,
    words:
      wrong.length === 0
        ? 'with a clock that is an hour wrong, and after it was set, leads are taken and announced, students and staff ' +
          'log in and stay logged in, money is recorded, and the audit is whole.'
        : wrong.join('; '),
  };
}

/** The one that `addPeople` makes. */
export const registrationId = randomUUID();

/** Adds a student with a registration, and the counsellor priya@example.org. */
export async function addPeople(url: string): Promise<void> {
  await query(
    url,
    `with student as (
       insert into students (email, studentname, fathername, dateofbirth, contactnumber, city, state, pincode, address)
       values ('asha@example.org', 'Asha Rao', 'Suresh Rao', '2003-05-17', '98765 43210', 'Delhi', 'Delhi', '110016', '12 Jia Sarai')
       returning id)
     insert into registrations (id, "studentId", registrationnumber, session, coursename, subject, studentname, dateofbirth,
       gender, fathername, address, state, pincode, mobilenumber, email, modeofpayment, date, "pricePaise", inclusions,
       "policyVersion", "updatedAt", "submittedAt")
     select '${registrationId}', id, '04711', '2026-27', 'GATE (Chemistry)', 'Chemistry', 'Asha Rao', '2003-05-17', 'Female',
       'Suresh Rao', '12 Jia Sarai', 'Delhi', '110016', '98765 43210', 'asha@example.org', 'Offline', current_date, 1500000,
       '[]', '1', now(), now() from student`,
  );
  await query(
    url,
    `insert into staff (email, "passwordHash", role) values ('priya@example.org', $1, 'counsellor')`,
    [await hashPassword(PASSWORD)],
  );
}

type Tokens = { student: string; staff: string };

/** @param earlier tokens from before the clock changed, which must still be valid */
async function tryOut(
  { url, databaseUrl }: Site,
  earlier: Tokens | undefined,
  amount: number,
): Promise<{ wrong: string[]; tokens: Tokens }> {
  const wrong: string[] = [];
  const ask = async (name: string, call: string, body: object | null, token = '') => {
    const response = await fetch(`${url}/api/${call}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...newVisitor(), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) wrong.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
    return (JSON.parse(text) as { data?: unknown }).data;
  };
  const lead = await fetch(url + LEADS, {
    method: 'POST',
    headers: newVisitor(),
    body: leadBody(randomUUID()),
  });
  if (!lead.ok) wrong.push(`a lead: ${lead.status}`);
  const student = String(
    await ask('log-in of a student', 'student/login', {
      email: 'asha@example.org',
      dateofbirth: '2003-05-17',
    }),
  );
  const staff = String(
    await ask('log-in of staff', 'admin/get-details', {
      email: 'priya@example.org',
      password: PASSWORD,
    }),
  );
  for (const token of [student, earlier?.student ?? student]) {
    await ask('a page of a student', 'student/get-current-user', null, token);
  }
  for (const token of [staff, earlier?.staff ?? staff]) {
    await ask('search by staff', 'admin/search', { q: 'asha' }, token);
  }
  const receivedOn = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await ask(
    'a payment in cash',
    'admin/payments',
    {
      registration: registrationId,
      requestId: randomUUID(),
      amount,
      method: 'cash',
      receivedOn,
      otherAmount: true,
      note: 'A part',
    },
    staff,
  );
  await eventually(
    () => mailsWaiting(databaseUrl),
    (waiting) => waiting === 0,
    60_000,
  ).catch(() => wrong.push('the mail about a lead was not sent within a minute'));
  return { wrong, tokens: { student, staff } };
}
