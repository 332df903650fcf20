import 'server-only';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID: PostgreSQL throws when comparing a uuid with other text. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
