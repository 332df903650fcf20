/** Somewhere that people come from. The names are stored and never change; the labels may. */
interface Source {
  label: string;
  /** Hosts whose links lead here, with the hosts below them. `google.*` is every country's. */
  hosts?: readonly string[];
  /** Other names in `utm_source`. */
  aliases?: readonly string[];
  /** Parameters that its advertisements add to a link. Only that one is there is read, never its value. */
  clickIds?: readonly string[];
  /** An answer to “How did you hear of us?” at the counter. */
  isHeardOf?: true;
}

/** The sources that the site knows. Any other campaign or site that links here is a source by its own name. */
const known = {
  google: {
    label: 'Google',
    hosts: ['google.*', 'com.google.android.googlequicksearchbox'],
    aliases: ['adwords', 'googleads', 'google ads'],
    clickIds: ['gclid', 'gbraid', 'wbraid'],
    isHeardOf: true,
  },
  bing: { label: 'Bing', hosts: ['bing.com'], clickIds: ['msclkid'] },
  duckduckgo: { label: 'DuckDuckGo', hosts: ['duckduckgo.com'] },
  yahoo: { label: 'Yahoo', hosts: ['yahoo.*', 'search.yahoo.com'] },
  youtube: {
    label: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    aliases: ['yt'],
    isHeardOf: true,
  },
  instagram: { label: 'Instagram', hosts: ['instagram.com'], aliases: ['ig'], isHeardOf: true },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    aliases: ['fb', 'meta'],
    clickIds: ['fbclid'],
    isHeardOf: true,
  },
  whatsapp: {
    label: 'WhatsApp',
    hosts: ['whatsapp.com', 'wa.me'],
    aliases: ['wa'],
    isHeardOf: true,
  },
  telegram: { label: 'Telegram', hosts: ['telegram.org', 't.me'], aliases: ['tg'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com', 't.co'], aliases: ['twitter'] },
  quora: { label: 'Quora', hosts: ['quora.com'] },
  reddit: { label: 'Reddit', hosts: ['reddit.com'] },
  email: {
    label: 'E-mail',
    hosts: ['mail.google.com', 'com.google.android.gm', 'outlook.live.com'],
    aliases: ['e-mail'],
  },
  sms: { label: 'SMS' },
  friend: { label: 'A friend', isHeardOf: true },
  student: { label: 'A student of ours', isHeardOf: true },
  teacher: { label: 'A teacher', isHeardOf: true },
  poster: { label: 'A poster or leaflet', isHeardOf: true },
  newspaper: { label: 'A newspaper', isHeardOf: true },
  passing: { label: 'Passing by', isHeardOf: true },
  direct: { label: 'Direct' },
  other: { label: 'Other sources' },
  unknown: { label: 'Unknown' },
} as const satisfies Record<string, Source>;

const sources = Object.entries<Source>(known);

/** Neither a source is known nor that there was none. */
export const UNKNOWN = 'unknown' satisfies keyof typeof known;

/** What is beyond the number of sources or campaigns that are counted in a day. */
export const OTHER = 'other' satisfies keyof typeof known;

const DIRECT = 'direct' satisfies keyof typeof known;

/** Whether the site knows the source, so that there are few of its kind. */
export const isKnownSource = (name: string): boolean => Object.hasOwn(known, name);

/** "Google"; a source by its own name is shown under it. */
export const sourceName = (name: string): string =>
  sources.find(([one]) => one === name)?.[1].label ?? name;

/** Sources that a rule can name: name and label. */
export const knownSources: readonly (readonly [string, string])[] = sources.flatMap(
  ([name, { label }]) => (name === UNKNOWN || name === OTHER ? [] : [[name, label] as const]),
);

/** The answers to “How did you hear of us?” at the counter: source and label. */
export const heardOfSources: readonly (readonly [string, string])[] = sources.flatMap(
  ([name, { label, isHeardOf }]) => (isHeardOf ? [[name, label] as const] : []),
);

const LONGEST_SOURCE = 60;
const LONGEST_CAMPAIGN = 80;

/** Letters and digits of any script first; none of the characters of addresses, markup and formulas. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._|:()&,#%/+-]*$/u;

/** A name in lower case, '' for none, "unknown" for one that is too long or is no plain name. */
function boundedName(text: string, longest: number): string {
  if (text.length > 4 * longest || !text.isWellFormed()) return UNKNOWN;
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ').toLowerCase();
  if (name === '') return '';
  return name.length <= longest && plainName.test(name) ? name : UNKNOWN;
}

/** The campaign of a link: in lower case, '' for none, "unknown" for what is no plain name of at most 80 characters. */
export const campaignName = (text: string): string => boundedName(text, LONGEST_CAMPAIGN);

/** Whether a host is the one that the pattern names, or below it. */
function isOfHost(host: string, pattern: string): boolean {
  if (!pattern.endsWith('.*')) return host === pattern || host.endsWith(`.${pattern}`);
  const labels = host.split('.');
  const at = labels.indexOf(pattern.slice(0, -2));
  const country = labels.slice(at + 1);
  return at >= 0 && /^[a-z]{2,3}(\.[a-z]{2})?$/.test(country.join('.'));
}

/** The source of a link from another site; the longest name that fits, so that mail is not search. */
function sourceOfHost(text: string): string {
  const host = text.toLowerCase().replace(/:\d+$/, '');
  const fitting = sources.flatMap(([name, { hosts = [] }]) =>
    hosts.filter((one) => isOfHost(host, one)).map((one) => ({ name, length: one.length })),
  );
  const [best] = fitting.sort((one, other) => other.length - one.length);
  if (best) return best.name;
  const name = host.replace(/^(www|m)\./, '');
  return name.length <= LONGEST_SOURCE && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) ? name : UNKNOWN;
}

/** What a link says of its source. */
interface Link {
  /** `utm_source`. */
  source?: string | undefined;
  /** The name of a click id in the link, such as "gclid". */
  click?: string | undefined;
  /** The host of the page with the link; '' for none. */
  referrer?: string | undefined;
}

/**
 * The name of a link's source: what the link says itself, then whose advertisement it is, then where it stood.
 * Never longer than 60 characters.
 */
export function sourceOf({ source = '', click = '', referrer = '' }: Link): string {
  const given = boundedName(source, LONGEST_SOURCE);
  if (given !== '') {
    return sources.find(([, { aliases = [] }]) => aliases.includes(given))?.[0] ?? given;
  }
  const advertiser = sources.find(([, { clickIds = [] }]) => clickIds.includes(click));
  if (advertiser) return advertiser[0];
  return referrer === '' ? DIRECT : sourceOfHost(referrer);
}

/** SQL: the source that an answer to “How did you hear of us?” names; null for any other text. */
export const heardOfSource = (answer: string): string =>
  `(case lower(btrim(${answer})) ${heardOfSources
    .map(([name, label]) => `when '${label.toLowerCase()}' then '${name}'`)
    .join(' ')} end)`;
