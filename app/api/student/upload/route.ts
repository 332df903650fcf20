import { requireStudent } from '@/lib/accounts/bearer';
import { countPhoto, savePhoto } from '@/lib/accounts/photos';
import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { uploadSchema } from '@/lib/accounts/sign-up';
import { checkFields, handler, success } from '@/lib/calls/handler';
import { withMultipart } from '@/lib/calls/multipart';

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
