import type { SentPart } from '../calls/multipart';

/** The text fields of a sign-up as a client sends them. */
export const signUp = {
  studentname: 'Asha Rao',
  email: 'asha@example.org',
  fathername: 'Ravi Rao',
  dateofbirth: '2004-02-29',
  contactnumber: '98765 43210',
  city: 'New Delhi',
  state: 'Delhi',
  pincode: '110016',
  address: '12, Jia Sarai\nNear IIT',
};

type Texts = Record<string, string>;

/** The multipart parts of a sign-up with a photo. */
export function signUpParts(texts: Texts, file: Uint8Array | null): SentPart[] {
  const parts: SentPart[] = Object.entries(texts).map(([name, value]) => ({ name, value }));
  if (file) parts.push({ name: 'myFile', value: file, filename: '../../evil.php' });
  return parts;
}
