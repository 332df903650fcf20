import { requireStudent } from '@/lib/accounts/bearer';
import { uploadCall } from '@/lib/accounts/calls';
import { countPhoto, savePhoto } from '@/lib/accounts/photos';
import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { serve } from '@/lib/calls/serve';

export const POST = serve(uploadCall, countedStudent, async ({ who, body }) => {
  const photo = await preparePhoto(body.studentProfile, 'studentProfile', who);
  return { myfilename: await savePhoto(who, photo) };
});

/** Runs before the body is read, so that a refused request keeps no photo in memory. */
async function countedStudent(request: Request): Promise<string> {
  const { studentId } = await requireStudent(request);
  await countPhoto(studentId);
  return studentId;
}
