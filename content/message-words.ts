import * as published from '@published';
import { institute } from './institute';

const { messages = {} } = published;

/** The editable first message of a chat with a lead; an empty course stands for any. */
export function chatGreeting(coursename: string): string {
  const text =
    messages.chatGreeting ??
    `Hello, this is ${institute.name}. You asked us about {course}. When may we call you?`;
  return text.replaceAll('{course}', () => coursename.trim() || 'our courses');
}

/** The editable first message of a chat with a student. */
export function studentGreeting(studentname: string): string {
  const text = messages.studentGreeting ?? `Hello {name}, this is ${institute.name}.`;
  return text.replaceAll('{name}', () => studentname);
}

/** The message with the link by which a parent consents. */
export function parentLinkMessage(link: string): string {
  const text =
    messages.parentLink ??
    `${institute.name} asks for your consent as a parent. Please open this link: {link}`;
  return text.replaceAll('{link}', () => link);
}
