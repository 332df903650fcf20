import 'server-only';
import type { AuditAction } from '../audit-words';
import type { AccountPerson } from '@/lib/staff/access';
import { afterCommit, type Queryable } from '../../platform/database-connection';
import { noteSecurity, type SecurityEventName } from '../../platform/security-log';
import { statement } from '../../platform/statement';
import { isUuid } from '../../platform/uuid';

/**
 * The acting person: the logged-in account, the account that is logging in, or the one that asked for a
 * refund, which another may have confirmed.
 */
type Actor = AccountPerson | { loggingIn: string } | { refundAskedBy: string };

/** An entry of the audit log: ids, field names, counts, states and paise, but no personal data. */
export interface Act {
  action: AuditAction;
  subject:
    | 'student'
    | 'lead'
    | 'registration'
    | 'payment'
    | 'staff'
    | 'question'
    | 'list'
    | 'settings';
  subjectId?: string | null;
  /** As typed by staff. */
  reason?: string | null;
  detail?: Record<string, unknown>;
}

const ADD = statement(
  'add-audit-entry',
  {
    staffId: 'uuid?',
    action: 'text',
    subject: 'text',
    subjectId: 'text?',
    reason: 'text?',
    json: 'jsonb?',
  },
  { id: 'int8' },
  `insert into audit_entries ("staffId", action, subject, "subjectId", reason, detail)
   values ($staffId, $action, $subject, $subjectId, $reason, $json) returning id`,
);

/** The security event of each action; null where the audit is enough. */
const eventOf: Readonly<Record<AuditAction, SecurityEventName | null>> = {
  'people.search': 'people.searched',
  'people.limit': 'access.limited',
  'leads.list': 'people.viewed',
  'requests.list': 'people.viewed',
  'payments.list': 'people.viewed',
  'dues.list': 'people.viewed',
  'bank.list': 'people.viewed',
  'student.birthDate': 'people.viewed',
  'lead.view': 'people.viewed',
  'lead.change': null,
  'lead.call': null,
  'lead.undoCall': null,
  'lead.merge': null,
  'lead.takeApart': null,
  'lead.note': null,
  'lead.name': null,
  'lead.demoClass': null,
  'lead.add': null,
  'lead.withdraw': 'people.changed',
  'lead.erase': 'people.erased',
  'leads.assign': null,
  'phone.doNotCall': 'people.changed',
  'phone.ringing': 'people.viewed',
  'phone.list': 'people.viewed',
  'phone.callAgain': 'people.changed',
  'message.open': null,
  'message.language': null,
  'leads.import': null,
  'leads.preview': 'people.viewed',
  'student.view': 'people.viewed',
  'student.note': null,
  'student.correct': 'people.changed',
  'student.consent': 'people.changed',
  'student.parentLink': 'people.changed',
  'student.unlock': 'people.changed',
  'student.endSession': 'logIn.ended',
  'student.erase': 'people.erased',
  'match.erase': 'people.erased',
  'match.keep': null,
  'student.request': null,
  'request.add': null,
  'student.answer': null,
  'registration.enrol': null,
  'registration.completionLink': 'people.changed',
  'registration.endCompletionLink': 'people.changed',
  'registration.correct': 'people.changed',
  'registration.instalments': null,
  'registration.payerLink': null,
  'registration.payerLinkEnd': null,
  'registration.batch': null,
  'registration.print': 'people.viewed',
  'receipt.print': 'people.viewed',
  'call.unchanged': 'people.viewed',
  'payment.record': null,
  'payment.declineClaim': null,
  'payment.match': null,
  'payment.review': null,
  'payment.refund': 'money.refunded',
  'payment.refundAsk': null,
  'payment.refundConfirm': null,
  'payment.refundRefuse': null,
  'refunds.list': 'people.viewed',
  'refund.claim': null,
  'refund.decide': null,
  'shelf.save': null,
  'shelf.withdraw': null,
  'shelf.restore': null,
  'question.save': null,
  'question.view': null,
  'question.approve': null,
  'question.withdraw': null,
  'question.restore': null,
  'question.picture': null,
  'questions.preview': null,
  'questions.import': null,
  'paper.save': null,
  'paper.questions': null,
  'paper.publish': null,
  'paper.withdraw': null,
  'paper.restore': null,
  'key.view': null,
  'key.change': null,
  'testResults.list': 'people.viewed',
  'batches.list': 'people.viewed',
  'parcels.list': 'people.viewed',
  'parcels.labels': 'people.viewed',
  'parcel.pack': null,
  'parcel.send': null,
  'parcel.change': null,
  'parcel.correct': 'people.changed',
  'settings.change': 'staff.changed',
  'site.draft': null,
  'site.publish': 'staff.changed',
  'site.putBack': 'staff.changed',
  'site.picture': null,
  'server.testMail': null,
  'site.decide': null,
  'bank.import': null,
  'bank.match': null,
  'bank.putBack': null,
  'bank.setAside': null,
  'export.leads': 'people.exported',
  'export.students': 'people.exported',
  'export.registrations': 'people.exported',
  'export.payments': 'people.exported',
  'export.parcels': 'people.exported',
  'export.questions': null,
  'export.audit': 'people.exported',
  'dues.remind': null,
  'dues.stop': null,
  'dues.resume': null,
  'export.dues': 'people.exported',
  'export.gst': null,
  'export.testResults': 'people.exported',
  'export.sources': null,
  // The started session has an event of its own.
  'staff.logIn': null,
  'staff.create': 'staff.changed',
  'staff.change': 'staff.changed',
  'staff.permissions': 'staff.changed',
  'staff.disable': 'staff.changed',
  'staff.enable': 'staff.changed',
  'staff.password': 'staff.password',
  'staff.code': 'staff.changed',
  'staff.passkeyName': null,
  'staff.endSession': 'logIn.ended',
  'retention.delete': 'people.erased',
};

/**
 * Adds an entry to the audit log in the transaction of the act, so that neither is stored without
 * the other. Acts that matter to security go to the security log too, after the commit.
 * @param on the transaction of the act, or the pool for a view without one
 * @param actor null for a student's own act, and on the command line
 * @returns its id
 */
export async function noteAct(on: Queryable, actor: Actor | null, act: Act): Promise<string> {
  const { action, subject, subjectId = null, reason = null, detail } = act;
  const json = detail ? JSON.stringify(detail) : null;
  const staffId = actor && idOf(actor);
  const added = await ADD.first(on, { staffId, action, subject, subjectId, reason, json });
  const id = added?.id ?? '';
  if (eventOf[action]) afterCommit(on, () => noteAdded(staffId, act, id));
  return id;
}

/** Adds the event of a committed entry to the security log, if it has one. */
export function noteAdded(
  staffId: string | null,
  { action, subject, subjectId, detail }: Act,
  entry: string,
): void {
  const event = eventOf[action];
  if (!event) return;
  const about = { action, subject, ...(subjectId && isUuid(subjectId) && { subjectId }) };
  const counts = Object.entries(detail ?? {}).filter(([, value]) => typeof value === 'number');
  const counted = Object.fromEntries(counts as [string, number][]);
  noteSecurity({ event, ...(staffId && { staffId }), detail: { ...counted, ...about, entry } });
}

function idOf(actor: Actor): string {
  if ('loggingIn' in actor) return actor.loggingIn;
  return 'refundAskedBy' in actor ? actor.refundAskedBy : actor.staffId;
}
