import 'server-only';
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';

interface Leaked {
  isKnown: (password: string) => boolean;
  /** Two of these joined are guessed too. */
  often: ReadonlySet<string>;
}

let leakedLists: Promise<Leaked> | undefined;

/**
 * The most frequent passwords of published leaks, in lower case. The second list contains only those of 8
 * characters and more, and more of them than the first 100,000 do.
 */
function leaked(): Promise<Leaked> {
  return (leakedLists ??= readLeaked());
}

async function readLeaked(): Promise<Leaked> {
  const [{ dictionary }, longer] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('fxa-common-password-list'),
  ]);
  const frequent = dictionary['passwords-common'];
  const known = new Set(frequent);
  return {
    isKnown: (password) => known.has(password) || longer.default.test(password),
    often: new Set(frequent.slice(0, 10_000)),
  };
}

/**
 * Common words of leaked password lists, of India and of this institute. Long passwords made of
 * them, joined, in leetspeak (`p@ssw0rd`) or padded with digits and signs, are on such lists or one
 * mangling rule away.
 */
const commonWords: readonly string[] = `
password passwort passw pass pwd admin administrator root user guest test demo default system server
login logon welcome letmein hello secret master super superman batman spiderman pokemon starwars matrix
trustno1 changeme change newpass temp temporary access unlock enter please open sesame
iloveyou ilove loveyou lover love you forever baby babygirl princess sunshine flower honey angel sweet
money lucky happy smile friend friends family mother father mummy papa mom dad brother sister
monkey dragon tiger lion eagle falcon horse kitten butterfly dolphin shadow ninja killer hunter ranger
football cricket soccer baseball basketball hockey liverpool chelsea arsenal manchester barcelona
michael michelle jennifer jessica daniel ashley andrew joshua thomas charlie george jordan robert
summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december
google facebook instagram whatsapp youtube twitter linkedin amazon microsoft windows apple iphone
samsung android computer internet network office laptop mobile phone
india indian bharat hindustan jaihind jai hind delhi newdelhi mumbai kolkata chennai bangalore
krishna radhe radha ganesh ganpati hanuman bajrang mahadev shiva shivam omnamahshivaya sairam
saibaba jaimatadi mata jaishreeram shree ram waheguru allah jesus christ bismillah
sachin dhoni virat kohli rohit tendulkar priya rahul sharma kumar singh gupta
chemistry chemical physics maths science institute institution coaching classes class academy
orbital valence student students teacher counsellor counselor owner staff manager reception
csir net jrf gate jam iit cuet tifr barc neet jee exam lead leads
qwerty qwertz azerty asdf zxcv qazwsx edc rfv 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 zxcvbnm asdfghjkl
abc abcd xyz the my is our your and
`
  .trim()
  .split(/\s+/);

/** Adjacent keys and letters in one direction; matched in reverse too. */
const keyRuns: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'abcdefghijklmnopqrstuvwxyz',
];

const SHORTEST = 12;
const LONGEST = 1_000;
const FEWEST_DIFFERENT = 6;
/** The fewest characters outside common words that a password needs. */
const FEWEST_OWN = 4;
/** The shortest run of keys or letters that counts. */
const SHORTEST_RUN = 3;

/** Digits and signs that commonly replace letters. */
const writtenAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The account's owner, whose names do not count as secret. */
interface Owner {
  email: string;
  name?: string;
}

/**
 * Why the password is too weak, as text to follow its name; null when it is strong enough. Requires
 * length and rarity, not character classes.
 */
export async function passwordFault(
  password: string,
  { email, name = '' }: Owner,
): Promise<string | null> {
  if ([...password].length < SHORTEST) return `needs at least ${SHORTEST} characters`;
  if (password.length > LONGEST) return `may have at most ${LONGEST} characters`;
  if (/\p{Cc}/u.test(password) || !password.isWellFormed()) {
    return 'has a character that cannot be typed';
  }
  if (new Set(password.toLowerCase()).size < FEWEST_DIFFERENT) {
    return `needs at least ${FEWEST_DIFFERENT} different characters`;
  }
  const known = [...commonWords, ...wordsIn(institute.name), ...wordsIn(institute.formerName)];
  if (isLeaked(password, await leaked()) || ownCharacters(password, known) < FEWEST_OWN) {
    return 'is made of words and numbers that are guessed first';
  }
  const own = [email.toLowerCase(), ...wordsIn(email), ...wordsIn(name)];
  return ownCharacters(password, [...known, ...own]) < FEWEST_OWN
    ? 'is little more than the name or the e-mail address'
    : null;
}

/**
 * Whether it is a leaked password, or two frequent ones joined: as it is, in leetspeak, or padded with
 * digits and signs.
 */
function isLeaked(password: string, { isKnown, often }: Leaked): boolean {
  const typed = password.toLowerCase();
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [typed, bare, lettersOf(typed), lettersOf(bare)].some(
    (text) =>
      isKnown(text) ||
      Array.from(text).some((_, at) => often.has(text.slice(0, at)) && often.has(text.slice(at))),
  );
}

function lettersOf(text: string): string {
  return [...text].map((one) => writtenAs[one] ?? one).join('');
}

function wordsIn(text: string): string[] {
  const parts = text.toLowerCase().split(/[\s\p{P}\p{S}\d]+/u);
  return parts.filter((part) => part.length >= SHORTEST_RUN);
}

/**
 * The fewest characters left uncovered by these words, runs of keys, repetitions, digits and signs.
 */
function ownCharacters(password: string, words: readonly string[]): number {
  const text = password.toLowerCase();
  const letters = lettersOf(text);
  // fewest[i] is the minimum for the first i characters.
  const fewest = Array<number>(text.length + 1).fill(Infinity);
  fewest[0] = 0;
  const reach = (end: number, own: number) => {
    fewest[end] = Math.min(fewest[end] ?? Infinity, own);
  };
  for (let at = 0; at < text.length; at += 1) {
    const own = fewest[at] ?? Infinity;
    reach(at + 1, own + (/[A-Za-z]|[^\p{ASCII}]/u.test(text[at] ?? '') ? 1 : 0));
    for (const word of words) {
      if (text.startsWith(word, at) || letters.startsWith(word, at)) reach(at + word.length, own);
    }
    const run = runLength(text, at);
    if (run >= SHORTEST_RUN) reach(at + run, own);
  }
  return fewest[text.length] ?? 0;
}

/** Length of the key run or repetition that starts here. */
function runLength(text: string, at: number): number {
  const longest = (step: (before: string, next: string) => boolean) => {
    let end = at + 1;
    while (end < text.length && step(text[end - 1] ?? '', text[end] ?? '')) end += 1;
    return end - at;
  };
  const onward = keyRuns.map((run) => longest((before, next) => run.includes(before + next)));
  const back = keyRuns.map((run) => longest((before, next) => run.includes(next + before)));
  return Math.max(
    ...onward,
    ...back,
    longest((before, next) => before === next),
  );
}

/** argon2id, the library's default, with 64 MiB. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Each verification takes 64 MiB and one of the four threads that also read files. */
const AT_ONCE = 2;
const WAITING = 30;

/** The hash with its parameters, as text. Normalises Unicode, so that keyboards do not matter. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/**
 * Verifies a password. With null, does the same work and returns false.
 * @throws ApiError too_many_requests when the queue is full
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const compared = stored ?? (await unusableHash());
  const right = await inTurn(() => verify(compared, password.normalize('NFKC')));
  return right && stored !== null;
}

let unusable: Promise<string> | undefined;

/** Hash of a random password that is not stored. */
function unusableHash(): Promise<string> {
  return (unusable ??= hashPassword(crypto.randomUUID()));
}

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) {
      throw new ApiError(
        'too_many_requests',
        'Too many people are logging in at once. Try again in a few seconds.',
        { retryAfterSeconds: 5 },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** No look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random groups of four letters and digits, easy to read out and to type: 19 bits each. */
function readableCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Replaces a one-time code: at least 128 random bits. */
export const recoveryCode = () => readableCode(7);

/** A temporary password. */
export const givenPassword = () => readableCode(5);
