import { checkFields, handler, success } from '@/lib/api';
import { requireStudent } from '@/lib/auth/bearer';
import { savePhoto } from '@/lib/data/photos';
import { countPhoto } from '@/lib/data/form-limits';
import { withMultipart } from '@/lib/multipart';
import { preparePhoto } from '@/lib/photos/prepare-photo';
import { uploadSchema } from '@/lib/schemas/student';

export const POST = handler(async (request) => {
  // Before the body is read: nobody without a log-in makes us hold a photo.
  const { studentId } = await requireStudent(request);
  await countPhoto(studentId);
  return withMultipart(request, 'studentProfile', async (form) => {
    const { studentProfile } = checkFields(form, uploadSchema, 'Select Image');
    const photo = await preparePhoto(studentProfile, 'studentProfile');
    return success({ myfilename: await savePhoto(studentId, photo) });
  });
});
