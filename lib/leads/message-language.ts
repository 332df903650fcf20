import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { MessageLanguageInput } from '@/lib/messages/message-forms';
import type { MessageLanguage } from '@/lib/messages/moments';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { isInScope, leadScope } from './lead-scope';

/*
 * The language of messages belongs to a person: it is written to all leads of the person and to the student
 * with the same phone and first name, and read from any of them, so that the next enquiry has it as well.
 */

/** SQL: the person behind a row of `students`, as `personKey` of a lead. */
const personOfStudent = (student: string) =>
  `person_key(phone_key(${student}.contactnumber), ${student}.studentname)`;

/** SQL: a row of `students` has this phone and first name. */
const isStudent = (student: string, phone: string, name: string) =>
  `(phone_key(${student}.contactnumber) = phone_key(${phone})
    and first_name_key(${student}.studentname) = first_name_key(${name}))`;

/** SQL: the language chosen for a person, by `personKey`; staff may have merged two who had one each. */
const languageOfPerson = (personKey: string) =>
  `(select language from leads known where known."personKey" = ${personKey} and language is not null
    order by known."createdAt" desc limit 1)`;

/** SQL: the language that staff chose for the person of a lead; null while nobody has. */
export const languageOfLead = (lead: string) =>
  `coalesce(${languageOfPerson(`${lead}."personKey"`)},
    (select language from students known
      where ${isStudent('known', `${lead}.phonenumber`, `${lead}.name`)} and language is not null limit 1))`;

/** SQL: the language that staff chose for a student; null while nobody has. */
export const languageOfStudent = (student: string) =>
  `coalesce(${student}.language, ${languageOfPerson(personOfStudent(student))})`;

const OF_STUDENT = statement(
  'language-of-student',
  { id: 'uuid' },
  { language: 'MessageLanguage?' },
  `select ${languageOfStudent('s')} as language from students s where id = $id`,
);

/** `languageOfStudent` by id; null for an unknown one. */
export async function readLanguage(on: Queryable, id: string): Promise<MessageLanguage | null> {
  return (await OF_STUDENT.first(on, { id }))?.language ?? null;
}

const PERSON = statement(
  'person-of-messages',
  { person: 'text', id: 'uuid', scope: 'uuid?' },
  { personKey: 'text?', phone: 'text', name: 'text' },
  `select "personKey", phonenumber as phone, name from leads
    where $person = 'lead' and id = $id and ${isInScope('leads', '$scope')}
  union all select ${personOfStudent('s')}, contactnumber, studentname from students s
    where $person = 'student' and id = $id`,
);

/** Ordered, so that concurrent changes cannot deadlock. */
const rememberIn = (table: 'leads' | 'students', isOfPerson: string) => `with locked as (
    select row.id from ${table} row where ${isOfPerson} order by row.id for update
  )
  update ${table} changed set language = $language from locked
  where changed.id = locked.id and changed.language is distinct from $language`;

const REMEMBER_LEADS = statement(
  'remember-language-of-leads',
  { personKey: 'text?', language: 'MessageLanguage' },
  {},
  rememberIn('leads', 'row."personKey" = $personKey'),
);

const REMEMBER_STUDENTS = statement(
  'remember-language-of-students',
  { phone: 'text', name: 'text', language: 'MessageLanguage' },
  {},
  rememberIn('students', isStudent('row', '$phone', '$name')),
);

/**
 * Remembers the language of messages of a lead or a student, as whom else the person is known. A repeat changes
 * nothing.
 * @throws ApiError not_found
 */
export async function rememberLanguage(
  staff: Staff<'people.change'>,
  { person, id, language }: MessageLanguageInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await PERSON.first(tx, { person, id, scope: leadScope(staff) });
    if (!found) throw new ApiError('not_found', 'This person no longer exists. Reload the page.');
    const { personKey, ...student } = found;
    const leads = await REMEMBER_LEADS.run(tx, { personKey, language });
    const students = await REMEMBER_STUDENTS.run(tx, { ...student, language });
    if (leads + students === 0) return;
    const about = { subject: person, subjectId: id } as const;
    await noteAct(tx, staff, { action: 'message.language', ...about, detail: { language } });
  });
}
