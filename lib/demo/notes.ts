import type { Chance } from './chance';
import type { LeadRow } from './leads';
import type { Moments } from './moments';
import { leadNotes, studentNotes } from './sentences';
import { demoCounsellors } from './staff';
import type { DemoStudent } from './students';

export interface NoteRow {
  id: string;
  leadId: string | null;
  studentId: string | null;
  staffId: string;
  text: string;
  at: Date;
}

/** What was said on the phone: of leads by whoever follows them up, of some students too. */
export function demoNotes(
  leads: readonly LeadRow[],
  students: readonly DemoStudent[],
  chance: Chance,
  moments: Moments,
): NoteRow[] {
  const note = (of: Partial<NoteRow>, text: string, since: Date): NoteRow => ({
    id: chance.uuid(),
    leadId: null,
    studentId: null,
    staffId: chance.pick(demoCounsellors).id,
    text,
    at: moments.after(since, chance.between(20, 9_000)),
    ...of,
  });
  const ofLeads = leads.flatMap(({ id: leadId, status, staffId, createdAt }) => {
    const calls =
      status === 'new'
        ? 0
        : chance.weighted([
            [30, 0],
            [45, 1],
            [18, 2],
            [7, 3],
          ]);
    const by = staffId === null ? {} : { staffId };
    return Array.from({ length: calls }, () =>
      note({ leadId, ...by }, chance.pick(leadNotes), createdAt),
    );
  });
  const ofStudents = students
    .filter(() => chance.happens(0.15))
    .map(({ row }) => note({ studentId: row.id }, chance.pick(studentNotes), row.createdAt));
  return [...ofLeads, ...ofStudents];
}
