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
 * The language of messages belongs to a person, and a person is known by the phone: it is written to every
 * lead and student with the phone and read from any of them, so that the next enquiry has it as well.
 */

/** SQL: the language that staff chose for the owner of a phone; null while nobody has. */
export const languageOfPhone = (phone: string) =>
  `coalesce(
    (select language from leads known
      where phone_key(known.phonenumber) = phone_key(${phone}) and language is not null limit 1),
    (select language from students known
      where phone_key(known.contactnumber) = phone_key(${phone}) and language is not null limit 1))`;

const OF_STUDENT = statement(
  'language-of-student',
  { id: 'uuid' },
  { language: 'MessageLanguage?' },
  `select ${languageOfPhone('s.contactnumber')} as language from students s where id = $id`,
);

/** The language that staff chose for the owner of the student's phone; null while nobody has. */
export async function languageOfStudent(
  on: Queryable,
  id: string,
): Promise<MessageLanguage | null> {
  return (await OF_STUDENT.first(on, { id }))?.language ?? null;
}

const PHONE = statement(
  'phone-of-messages',
  { person: 'text', id: 'uuid', scope: 'uuid?' },
  { phone: 'text' },
  `select phonenumber as phone from leads
    where $person = 'lead' and id = $id and ${isInScope('leads', '$scope')}
  union all select contactnumber from students where $person = 'student' and id = $id`,
);

/** Ordered, so that concurrent changes cannot deadlock. */
const REMEMBER = [
  ['leads', 'phonenumber'],
  ['students', 'contactnumber'],
].map(([table, column]) =>
  statement(
    `remember-language-of-${table}`,
    { phone: 'text', language: 'MessageLanguage' },
    {},
    `with locked as (
      select id from ${table}
      where phone_key(${column}) = phone_key($phone) order by id for update
    )
    update ${table} changed set language = $language from locked
    where changed.id = locked.id and changed.language is distinct from $language`,
  ),
);

/**
 * Remembers the language of messages of a lead or a student, and of everybody with the same phone. A
 * repeat changes nothing.
 * @throws ApiError not_found
 */
export async function rememberLanguage(
  staff: Staff<'people.change'>,
  { person, id, language }: MessageLanguageInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const scope = leadScope(staff);
    const found = await PHONE.first(tx, { person, id, scope });
    if (!found) throw new ApiError('not_found', 'This person no longer exists. Reload the page.');
    let changed = 0;
    for (const remember of REMEMBER) changed += await remember.run(tx, { ...found, language });
    if (changed === 0) return;
    const about = { subject: person, subjectId: id } as const;
    await noteAct(tx, staff, { action: 'message.language', ...about, detail: { language } });
  });
}
