import * as z from 'zod/mini';
import { registrationFields, studentFields, whyReason } from './correction';

/** What stands in the fields when a form opens, by their names. */
type Before = Readonly<Record<string, string>>;

/** A line ending is no change: fields of one line leave them out, and browsers write them in ways of their own. */
const flat = (text: string) => text.replace(/[\r\n]+/g, '');

/** What somebody has typed that was not there before. */
export function changesIn(typed: Before, before: Before) {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, from]) => {
      const to = typed[name] ?? from;
      return flat(to) === flat(from) ? [] : [[name, { from, to }]];
    }),
  );
}

/**
 * Checks the reason and what was changed, and nothing else: what was typed under older rules may stay.
 * @param of whose fields they are
 */
export function correctionForm(of: 'student' | 'registration', before: Before) {
  const fields: Readonly<Record<string, z.ZodMiniType>> =
    of === 'student' ? studentFields : registrationFields;
  const checked = Object.entries(before).map(([name, was]) => [name, ifChanged(fields[name], was)]);
  return z.object({ ...Object.fromEntries(checked), reason: whyReason });
}

function ifChanged(field: z.ZodMiniType | undefined, was: string) {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (!field || flat(typed) === flat(was)) return typed;
      const result = field.safeParse(typed);
      if (result.success) return typed;
      const message = result.error.issues[0]?.message ?? 'Look at this again';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );
}
