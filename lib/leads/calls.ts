import * as z from 'zod/mini';
import { count, positive, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import type { AddedLead } from './add-walk-in';
import type { AssignedLeads } from './assign-leads';
import type { ChangedLead } from './change-lead';
import type { NumberKept } from './do-not-call';
import { enquirySchema, freeRegistrationSchema } from './lead-forms';
import type { OfficeNews } from './unanswered-leads';
import { imported, importPreview, leadImportSchema, leadPreviewSchema } from './lead-import';
import type { RecordedCall } from './lead-calls';
import type { MergedLeads } from './merge-leads';
import { leadStatuses } from './lead-words';
import { leadMessageSchema, messageLanguageSchema } from '@/lib/messages/message-forms';
import {
  askNotToCallSchema,
  callAgainSchema,
  leadCallingSchema,
  leadCallSchema,
  leadChangeSchema,
  leadMergeSchema,
  noteSchema,
  takeApartSchema,
  undoLeadCallSchema,
  walkInSchema,
} from './office-forms';
import { assignLeadsSchema, leadRuleRemovalSchema, leadRuleSchema } from './rule-forms';

const changed: AnswerOf<ChangedLead> = z.strictObject({ version: positive });
const assigned: AnswerOf<AssignedLeads> = z.strictObject({ count });
const added: AnswerOf<AddedLead> = z.strictObject({ id: z.uuid(), times: positive });

export const freeRegistrationCall = declareCall({
  method: 'POST',
  path: '/api/student/free-registration',
  name: 'freeRegistration',
  summary: 'Leave name, e-mail and number for a free registration.',
  body: json(freeRegistrationSchema),
  plainForm: '/#registered',
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const enquiryCall = declareCall({
  method: 'POST',
  path: '/api/student/discussing',
  name: 'enquiry',
  summary:
    'Ask a question. With `probe` the same is written and rolled back, so that monitoring can try it: nothing of it is kept but the count of its address.',
  body: json(enquirySchema),
  plainForm: '/contact#sent',
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const changeLeadCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead',
  name: 'changeLead',
  summary:
    'Change a lead, together with the older open ones of the same person, add a note to it, or name an unknown caller. What is left out stays as it is. Refused as a conflict, with the `version` it has now, when someone else has changed it. Times of the next call are in Delhi.',
  auth: 'staff',
  action: 'leads.change',
  body: json(leadChangeSchema, 'Not saved. Please correct the marked fields.'),
  data: changed,
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

const recordedCall: AnswerOf<RecordedCall> = z.strictObject({
  call: z.uuid(),
  status: z.enum(leadStatuses),
  closedReason: textOrNone,
  nextCallAt: textOrNone,
});

export const recordLeadCallCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-call',
  name: 'recordLeadCall',
  summary:
    'Record what came of a call to a lead; the next call follows by rule. Refused as a conflict when the person asked not to be called. `at` is the time to call again or of the visit, `reason` why the person is not interested. Refused as a conflict, with the `version` it has now, when someone else has changed the lead. A repeat with the same `requestId` is the same call.',
  auth: 'staff',
  action: 'leads.change',
  body: json(leadCallSchema, 'Not saved. Please correct the marked fields.'),
  data: recordedCall,
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const undoLeadCallCall = declareCall({
  method: 'POST',
  path: '/api/admin/undo-lead-call',
  name: 'undoLeadCall',
  summary:
    'Take back a call within a minute, by whoever recorded it, unless the lead was changed since. A repeat changes nothing.',
  auth: 'staff',
  action: 'leads.change',
  body: json(undoLeadCallSchema),
  data: z.strictObject({ isUndone: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

const mergedLeads: AnswerOf<MergedLeads> = z.strictObject({ merge: z.uuid() });

export const mergeLeadsCall = declareCall({
  method: 'POST',
  path: '/api/admin/merge-leads',
  name: 'mergeLeads',
  summary:
    'Make one person of two in the list of leads, by a lead of each. Refused as a conflict, with the `version` it has now, when someone else has changed one of them. A repeat with the same `requestId` is the same act.',
  auth: 'staff',
  action: 'leads.change',
  body: json(leadMergeSchema),
  data: mergedLeads,
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const takeLeadsApartCall = declareCall({
  method: 'POST',
  path: '/api/admin/take-leads-apart',
  name: 'takeLeadsApart',
  summary:
    'Take a merge of the last 30 days back. The leads are as they were, unless one was changed since. A repeat changes nothing.',
  auth: 'staff',
  action: 'leads.change',
  body: json(takeApartSchema),
  data: z.strictObject({ isRestored: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const markCallingCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-calling',
  name: 'markCalling',
  summary:
    'Show colleagues that one is calling a lead, until the outcome is recorded or for five minutes. Nobody is kept from calling.',
  auth: 'staff',
  action: 'leads.change',
  body: json(leadCallingSchema),
  refusals: [...bodyRefusals, 'not_found'],
});

const unanswered: AnswerOf<OfficeNews> = z.strictObject({
  count,
  newest: textOrNone,
  due: textOrNone,
  inCalls: z.array(z.strictObject({ lead: z.uuid(), by: z.string() })),
  ringing: z.array(
    z.strictObject({
      id: z.uuid(),
      phone: z.string(),
      person: z.nullable(z.strictObject({ name: z.string(), path: z.string() })),
    }),
  ),
});

export const unansweredLeadsCall = declareCall({
  method: 'GET',
  path: '/api/admin/unanswered-leads',
  name: 'unansweredLeads',
  summary:
    'How many of one’s own leads and of nobody’s wait for their first answer, which leads colleagues are calling, and whose call rings at the office. Pages ask for it by themselves, so it does not keep a log-in alive.',
  auth: 'staff',
  action: 'leads.change',
  unattended: true,
  data: unanswered,
});

export const setLeadRuleCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-rules',
  name: 'setLeadRule',
  summary:
    'Add a rule by which new leads are given to staff, or change the one with the same conditions. Of the rules that fit a lead, the one with the most conditions decides.',
  auth: 'staff',
  action: 'leads.assign',
  body: json(leadRuleSchema, 'Not saved. Please correct the marked fields.'),
  refusals: [...bodyRefusals, 'conflict'],
});

export const removeLeadRuleCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-rules/remove',
  name: 'removeLeadRule',
  summary: 'Remove a rule by which new leads are given to staff. A repeat changes nothing.',
  auth: 'staff',
  action: 'leads.assign',
  body: json(leadRuleRemovalSchema),
  refusals: [...bodyRefusals, 'conflict'],
});

export const assignLeadsCall = declareCall({
  method: 'POST',
  path: '/api/admin/assign-leads',
  name: 'assignLeads',
  summary:
    'Give the open leads of an account, or those that are nobody’s, to another account, or to everyone by the rules: all, or those of a course or kind. A repeat with the same `requestId` is the same act.',
  auth: 'staff',
  action: 'leads.assign',
  body: json(assignLeadsSchema, 'Not saved. Please correct the marked fields.'),
  data: assigned,
  refusals: bodyRefusals,
});

const numberKept: AnswerOf<NumberKept> = z.strictObject({
  doNotCallAt: z.nullable(z.iso.datetime()),
});

export const askNotToCallCall = declareCall({
  method: 'POST',
  path: '/api/admin/do-not-call',
  name: 'askNotToCall',
  summary:
    'Keep that the owner of a number of a lead or a student asked not to be called. It holds for the number, however it is written and whoever leaves it next. Its open leads are closed. A repeat changes nothing.',
  auth: 'staff',
  action: 'people.change',
  body: json(askNotToCallSchema),
  data: numberKept,
  refusals: [...bodyRefusals, 'not_found'],
});

export const callAgainCall = declareCall({
  method: 'POST',
  path: '/api/admin/call-again',
  name: 'callAgain',
  summary:
    'Lift “do not call” for a number of a lead or a student, for a reason that the audit log keeps. Closed leads stay closed. A repeat changes nothing.',
  auth: 'staff',
  action: 'people.change',
  body: json(callAgainSchema, 'Not saved. Please correct the marked fields.'),
  data: numberKept,
  refusals: [...bodyRefusals, 'not_found'],
});

export const openLeadMessageCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-message',
  name: 'openLeadMessage',
  summary:
    'Record that a chat with a prepared message to a lead was opened: which one, not its text. Refused as a conflict when the person asked not to be called. A repeat with the same `requestId` is the same message.',
  auth: 'staff',
  action: 'leads.change',
  body: json(leadMessageSchema, 'Reload the page'),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const rememberLanguageCall = declareCall({
  method: 'POST',
  path: '/api/admin/message-language',
  name: 'rememberLanguage',
  summary:
    'Remember the language of messages of a lead or a student, for all leads of the person and the student with the same phone and first name. A repeat changes nothing.',
  auth: 'staff',
  action: 'people.change',
  body: json(messageLanguageSchema, 'Choose English or Hindi'),
  refusals: [...bodyRefusals, 'not_found'],
});

export const addWalkInCall = declareCall({
  method: 'POST',
  path: '/api/admin/walk-in',
  name: 'addWalkIn',
  summary: 'Add a walk-in. A repeat with the same `requestId` is the same person.',
  auth: 'staff',
  action: 'leads.change',
  body: json(walkInSchema, 'Not saved. Please correct the marked fields.'),
  data: added,
  refusals: [...bodyRefusals, 'conflict'],
});

export const previewLeadsCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-preview',
  name: 'previewLeads',
  summary: 'Preview the import of walk-ins (CSV), line by line. Changes nothing.',
  auth: 'staff',
  action: 'leads.import',
  body: json(leadPreviewSchema, 'Paste the list or choose a file.'),
  data: importPreview,
  refusals: bodyRefusals,
});

export const importLeadsCall = declareCall({
  method: 'POST',
  path: '/api/admin/lead-import',
  name: 'importLeads',
  summary:
    'Import a list of walk-ins exactly as previewed, by its `digest`; refused as a conflict when the result would differ by now. A repeat with the same `requestId` is the same import.',
  auth: 'staff',
  action: 'leads.import',
  body: json(leadImportSchema, 'Preview the list first.'),
  data: imported,
  refusals: [...bodyRefusals, 'conflict'],
});

export const addNoteCall = declareCall({
  method: 'POST',
  path: '/api/admin/notes',
  auth: 'staff',
  action: 'people.change',
  body: json(noteSchema),
  data: z.strictObject({ note: z.uuid() }),
  name: 'addNote',
  summary:
    'Add a note to a student, a lead, or both. A repeat with the same `requestId` is the same note.',
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});
