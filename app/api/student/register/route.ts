import { signUpCall } from '@/lib/accounts/calls';
import { preparePhoto } from '@/lib/accounts/prepare-photo';
import { sendConfirmLink } from '@/lib/accounts/sign-in-links';
import { areSignInLinksSent } from '@/lib/accounts/sign-in-mails';
import { countSignUp, registerStudent } from '@/lib/accounts/students';
import { serveAnybody } from '@/lib/calls/serve';
import { asMayBeUsed } from '@/lib/sources/privacy';

export const POST = serveAnybody(signUpCall, async ({ body, request, address }) => {
  await countSignUp(address);
  // The photo is processed first, so that the response time does not reveal existing accounts.
  const photo = await preparePhoto(body.myFile, 'myFile', address);
  const data = await registerStudent(asMayBeUsed(request, body), photo, address);
  if (areSignInLinksSent()) await sendConfirmLink(body, address);
  return { data, message: 'Registration Successful' };
});
