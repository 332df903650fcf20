import { telHref } from './tel-href';

/**
 * A chat with this number, with a message that can be changed before it is sent.
 * @param text what it begins with
 */
export function chatHref(phone: string, text: string): string {
  const digits = telHref(phone).replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
