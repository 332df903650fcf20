import { messages as publishedMessages } from '@published/messages';
import { institute } from './institute';

const messages = publishedMessages ?? {};

/** The message with the link by which a parent consents. */
export function parentLinkMessage(link: string): string {
  const text =
    messages.parentLink ??
    `${institute.name} asks for your consent as a parent. Please open this link: {link}`;
  return text.replaceAll('{link}', () => link);
}

/** The message with the link by which a student completes the form. */
export function completionMessage(link: string): string {
  return `Hello, this is ${institute.name}. You are enrolled. Please open this link to add your e-mail and complete your form: ${link}`;
}

/** The message with a payment link. It contains no names, because others may see the chat. */
export function payerLinkMessage(link: string, lastDay: string): string {
  return `Please pay the fee at ${institute.name} by this link. It works until ${lastDay}. ${link}`;
}
