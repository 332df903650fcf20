/** Whether the browser asks not to be tracked: Global Privacy Control, or the older Do Not Track. */
export const asksForPrivacy = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/** A form as it may be used: without its campaign where the browser asks not to be tracked. */
export function asMayBeUsed<Form extends object>({ headers }: Request, form: Form): Form {
  const unused = { firstTouch: undefined, lastTouch: undefined, utm: undefined };
  return asksForPrivacy(headers) ? { ...form, ...unused } : form;
}
