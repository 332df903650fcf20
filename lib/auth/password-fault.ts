const SHORTEST = 12;
const LONGEST = 1_000;
const FEWEST_DIFFERENT = 6;

/** What most guessing lists begin with; long passwords are often nothing but two of them. */
const common =
  /^(password|passwort|passw0rd|p@ssw0rd|admin|administrator|welcome|letmein|iloveyou|qwerty|qwertyuiop|asdfgh|asdfghjkl|zxcvbn|zxcvbnm|abc|abcdef|abcdefgh|abcdefghijkl|changeme|secret|master|monkey|dragon|football|cricket|india|bharat|krishna|ganesh|sairam|chemistry|institute|orbital|student|teacher|counsellor|owner|staff|login|test|user|[\d\s!@#$%^&*._-])+$/i;

/**
 * Why it cannot protect the data of students, to be read after its name; null when it can.
 * No rule asks for a kind of character: length is what counts.
 */
export function passwordFault(password: string, email: string): string | null {
  if ([...password].length < SHORTEST) return `needs at least ${SHORTEST} characters`;
  if (password.length > LONGEST) return `may have at most ${LONGEST} characters`;
  if (/\p{Cc}/u.test(password) || !password.isWellFormed()) {
    return 'has a character that nobody can type';
  }
  if (new Set(password.toLowerCase()).size < FEWEST_DIFFERENT) {
    return `needs at least ${FEWEST_DIFFERENT} different characters`;
  }
  if (common.test(password)) return 'is made of words and numbers that are guessed first';
  const [name = email] = email.split('@');
  const rest = password.toLowerCase().replaceAll(email, '').replaceAll(name, '');
  return rest.length < FEWEST_DIFFERENT ? 'is little more than the email address' : null;
}
