import { addressOf, answerWithFlag, checkFields, handler, success } from '@/lib/api';
import { countSignUp } from '@/lib/data/form-limits';
import { registerStudent } from '@/lib/data/students';
import { withMultipart } from '@/lib/multipart';
import { preparePhoto } from '@/lib/photos/prepare-photo';
import { signUpSchema } from '@/lib/schemas/student';

export const POST = handler(
  answerWithFlag((request) =>
    withMultipart(request, 'myFile', async (form) => {
      const signUp = checkFields(form, signUpSchema, 'Please fill all details');
      await countSignUp(addressOf(request));
      // The photo comes first, so that an e-mail that has an account takes no less work.
      const photo = await preparePhoto(signUp.myFile, 'myFile');
      const student = await registerStudent(signUp, photo);
      return success(student, undefined, 'Registration Successful');
    }),
  ),
);
