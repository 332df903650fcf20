import 'server-only';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the database can be asked for it: an id that is none is refused by it as an error. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
