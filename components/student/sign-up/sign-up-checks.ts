import * as z from 'zod/mini';
import { signUpSchema } from '@/lib/accounts/sign-up';
import { isUnder18 } from '@/lib/site/days';

/** The call's own schema; here the photo is a file of the form still. */
export const signUpChecks = z.extend(z.omit(signUpSchema, { myFile: true }), {
  myFile: z.custom<FileList>(
    (files) => files instanceof FileList && files.length > 0,
    'Select Image',
  ),
});

/** Whether a parent has to agree; false for what is no day. */
export function needsParent(dateofbirth: string): boolean {
  const { success, data } = signUpSchema.shape.dateofbirth.safeParse(dateofbirth);
  return success && isUnder18(data);
}
