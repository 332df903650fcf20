import * as z from 'zod/mini';
import { signUpSchema } from '@/lib/accounts/sign-up';
import { isUnder18 } from '@/lib/site/days';

/** The call's schema, except that the photo is still a file of the form. */
export const signUpChecks = z.extend(z.omit(signUpSchema, { myFile: true }), {
  myFile: z.custom<FileList>(
    (files) => files instanceof FileList && files.length > 0,
    'Select Image',
  ),
});

/** Whether a parent must consent; false for an invalid date. */
export function needsParent(dateofbirth: string): boolean {
  const { success, data } = signUpSchema.shape.dateofbirth.safeParse(dateofbirth);
  return success && isUnder18(data);
}
