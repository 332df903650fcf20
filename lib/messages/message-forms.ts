import * as z from 'zod/mini';
import { formId, requiredText } from '@/lib/calls/fields';
import { LONGEST_TEXT, textFault } from './message-text';
import {
  leadMomentNames,
  messageChannelNames,
  messageLanguageNames,
  momentNames,
  studentMomentNames,
} from './moments';

const language = z.enum(messageLanguageNames, 'Choose English or Hindi');

/** Of a text as it was shown; 0 while it is the default. */
const version = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
  z.int('Reload the page').check(z.minimum(0, 'Reload the page')),
);

const shownText = { moment: z.enum(momentNames, 'Choose a message'), language, version };

/** POST /api/admin/message-texts */
export const messageTextSchema = z
  .object({
    ...shownText,
    text: requiredText(2 * LONGEST_TEXT, 'Enter the text, or go back to the default'),
  })
  .check((context) => {
    const { moment, text } = context.value;
    const message = textFault(moment, text.replaceAll('\r\n', '\n'));
    if (message) context.issues.push({ code: 'custom', message, path: ['text'], input: text });
  });

export type MessageTextInput = z.output<typeof messageTextSchema>;

/** POST /api/admin/message-texts/default */
export const defaultTextSchema = z.object(shownText);

export type DefaultTextInput = z.output<typeof defaultTextSchema>;

const opening = {
  requestId: formId('Reload the page'),
  language,
  channel: z.enum(messageChannelNames, 'Choose WhatsApp or SMS'),
};

/** POST /api/admin/lead-message */
export const leadMessageSchema = z.object({
  ...opening,
  lead: z.uuid('Reload the page'),
  moment: z.enum(leadMomentNames, 'Choose a message'),
});

export type LeadMessageInput = z.output<typeof leadMessageSchema>;

/** POST /api/admin/student-message. `phone` is the number of the student that is written to. */
export const studentMessageSchema = z.object({
  ...opening,
  student: z.uuid('Reload the page'),
  phone: requiredText(200, 'Reload the page'),
  moment: z.enum(studentMomentNames, 'Choose a message'),
});

export type StudentMessageInput = z.output<typeof studentMessageSchema>;

/** POST /api/admin/message-language. Of a lead or a student, and of whom else the person is known as. */
export const messageLanguageSchema = z.object({
  person: z.enum(['lead', 'student'], 'Reload the page'),
  id: z.uuid('Reload the page'),
  language,
});

export type MessageLanguageInput = z.output<typeof messageLanguageSchema>;
