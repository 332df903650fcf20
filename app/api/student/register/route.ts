import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { signUpSchema } from '@/lib/accounts/sign-up';
import { countSignUp, registerStudent } from '@/lib/accounts/students';
import { addressOf, answerWithFlag, checkFields, handler, success } from '@/lib/calls/handler';
import { withMultipart } from '@/lib/calls/multipart';

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
