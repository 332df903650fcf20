import { db } from '@/lib/platform/db';
import { dateOf } from '@/lib/site/days';
import { profile } from '../../support/accounts/log-in';
import { newRegistration } from '../../support/office/office-rows';

const id = (last: number) => `3d1c7b90-52fe-4a3b-8f10-00000000000${last}`;

/** Ids of the student, registration and lead used by the calls of the person page. */
export const personIds = { student: id(1), registration: id(2), lead: id(3) };

const { student, registration, lead } = personIds;
const reason = 'Read out from the certificate';

/** Valid bodies for these calls, after `makePersonRows`. */
export const personSamples: Record<string, Record<string, unknown>> = {
  addNote: { requestId: 'person-note-00000001', text: 'Asks for the weekend batch', student, lead },
  correctStudent: {
    student,
    reason,
    changes: { email: { from: 'person@example.org', to: 'new@example.org' } },
  },
  correctRegistration: {
    registration,
    reason,
    changes: { fathername: { from: profile.fathername, to: 'Suresh K. Rao' } },
  },
  assignBatch: { registration, batch: 'csir-net-online-2024-01-05' },
  showBirthDates: { student },
  openStudentMessage: {
    requestId: 'student-message-001',
    student,
    phone: profile.contactnumber,
    moment: 'question',
    language: 'en',
    channel: 'sms',
  },
  unlockStudent: { student },
  endLogInsOfStudent: { student, reason: 'Lost the phone' },
  makeParentLink: { student },
  recordParentConsent: { student, reason: 'Signed by the mother on 3 November' },
  eraseStudent: {
    student,
    confirm: 'person@example.org',
    reason: 'Asked for it in writing',
    leads: [],
    sure: true,
  },
};

/** Creates the rows that the samples refer to. */
export async function makePersonRows(): Promise<void> {
  const wish = { phonenumber: profile.contactnumber, coursename: 'GATE Chemistry' };
  await db.lead.create({
    data: {
      id: lead,
      requestId: 'lead-of-person',
      kind: 'enquiry',
      name: 'Asha',
      email: '',
      ...wish,
    },
  });
  const dateofbirth = dateOf('2003-05-17');
  const email = 'person@example.org';
  await db.student.create({ data: { ...profile, id: student, email, dateofbirth } });
  await newRegistration(student, { id: registration, email });
}
