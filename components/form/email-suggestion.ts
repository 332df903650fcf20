import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/** Providers in India that the package lacks, and those that it finds only by parts of a domain. */
const more = [
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'outlook.in',
  'hotmail.co.in',
  'rediffmail.com',
  'rediff.com',
  'ymail.com',
  'rocketmail.com',
  'googlemail.com',
  'zohomail.in',
  'zohomail.com',
  'protonmail.com',
  'icloud.com',
  'indiatimes.com',
  'airtelmail.in',
  'fastmail.com',
  'yandex.com',
  'email.com',
  'mail.com',
  'gmail.com',
];

/** Shorter names are one letter away from domains of firms, such as hcl.com from hey.com. */
const SHORTEST_NAME = 5;

const known = new Set<string>([...POPULAR_DOMAINS, ...more]);
const meantOften = [...known].filter((domain) => domain.indexOf('.') >= SHORTEST_NAME);

/** Every Gmail address ends in gmail.com, so any other ending is a mistake. */
const otherGmail = /^gmail\.(?!com$)/;

interface Suggestion {
  domain: string;
  /** The corrected address. */
  email: string;
}

/** The probable address if its mail provider is misspelt; null when no provider is close to it. */
export function suggestEmail(typed: string): Suggestion | null {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? [];
  if (!name || !domain) return null;
  const meant = providerLike(domain.toLowerCase());
  return meant === null ? null : { domain: meant, email: `${name}@${meant}` };
}

function providerLike(domain: string): string | null {
  if (known.has(domain)) return null;
  if (otherGmail.test(domain)) return 'gmail.com';
  // Without parts of domains, which would take a college's domain for a misspelt ending.
  const parts = { domains: meantOften, secondLevelDomains: [], topLevelDomains: [] };
  return run({ email: `name@${domain}`, ...parts })?.domain ?? null;
}
