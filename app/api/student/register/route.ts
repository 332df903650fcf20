import { signUpCall } from '@/lib/accounts/calls';
import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { countSignUp, registerStudent } from '@/lib/accounts/students';
import { serveAnybody } from '@/lib/calls/serve';

export const POST = serveAnybody(signUpCall, async ({ body, address }) => {
  await countSignUp(address);
  // The photo is processed first, so that the response time does not reveal existing accounts.
  const photo = await preparePhoto(body.myFile, 'myFile');
  return { data: await registerStudent(body, photo), message: 'Registration Successful' };
});
