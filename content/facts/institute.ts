import { institute as published } from '@published/institute';
import { refundHolidays } from '@published/refundHolidays';
import type { IsoDay } from '@/content/day';
import { identity, type Phone } from './identity';
import type {
  AddressFact,
  HoursFact,
  InstituteFacts,
  InstituteLink,
  SocialSite,
} from './site-facts';

export type SocialPage = { readonly site: SocialSite; readonly href: string | null };

type Defaults = Required<
  Pick<InstituteFacts, 'formerName' | 'address' | 'email' | 'chat' | 'blog'>
>;

/** Every value is a visible placeholder until the owner replaces it. */
const defaults: Defaults = {
  formerName: 'Valence Chemistry Classes',
  address: { street: '', area: 'Jia Sarai', city: 'Delhi', pin: '' },
  email: 'office@orbital-chemistry.example',
  chat: 'https://wa.me/910000000001',
  blog: 'https://example.org/blog',
};

const facts: InstituteFacts & Defaults = { ...defaults, ...published };

const { street, area, city, pin } = facts.address;

const formerName = facts.noFormerName ? '' : facts.formerName;

/** ", formerly Valence Chemistry Classes", or nothing. */
export const formerly: string = formerName && `, formerly ${formerName}`;

/** "Jia Sarai, Delhi": the place inside a sentence. */
const place = `${area}, ${city}`;

/* "28A, Jia Sarai, Delhi 110016" */
const address = [street, area, [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Office hours; empty until the owner sets them. */
export const officeHours: readonly HoursFact[] = facts.hours ?? [];

/** Days besides Sundays on which the office is closed, makes no refunds and sends nothing. */
export const officeHolidays: readonly IsoDay[] = refundHolidays ?? [];

/** Street and PIN code are empty until the owner sets them. */
export const postalAddress: AddressFact = facts.address;

export const institute = {
  ...identity,
  /** '' when it never had another name. */
  formerName,
  description: `Classes, test series and printed study material for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry. ${place}.`,
  place,
  area,
  city,
  address,
  email: facts.email,
  /** Answers questions and complaints about personal data. Without a name, pages print the e-mail only. */
  grievanceOfficer: (facts.grievanceOfficer ?? {
    name: null,
    email: 'privacy@orbital-chemistry.example',
  }) as { readonly name: string | null; readonly email: string },
  copyrightYear: facts.copyrightYear ?? 2023,
  map: {
    /** The map as a page and as a frame; by default both show the address. */
    link: facts.map?.link ?? `https://www.google.com/maps/search/?api=1&query=${encodedAddress()}`,
    frame: facts.map?.frame ?? `https://www.google.com/maps?q=${encodedAddress()}&output=embed`,
    /** True once the link leads to the office itself. */
    exact: facts.map !== undefined,
  },
  /** External URLs; null if the institute has none, and then nothing links to it (D41). */
  chat: unlessWithout('chat', facts.chat),
  blog: unlessWithout('blog', facts.blog),
  social: (['facebook', 'youtube', 'instagram'] as const).map((site): SocialPage => ({
    site,
    href: unlessWithout(site, facts.social?.[site] ?? `https://example.org/${site}`),
  })),
} as const satisfies {
  readonly phones: readonly [Phone, ...Phone[]];
  readonly [fact: string]: unknown;
};

function unlessWithout(link: InstituteLink, href: string): string | null {
  return facts.without?.includes(link) ? null : href;
}

/**
 * A title or a description that names the place, or the city alone where the text would be longer
 * than search results show.
 */
export function withPlace(longest: 65 | 160, text: (place: string) => string): string {
  const whole = text(place);
  return whole.length <= longest ? whole : text(city);
}

function encodedAddress(): string {
  return encodeURIComponent(address).replaceAll('%20', '+');
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/** "09:30" as "9:30 am" */
export const printedTime = (time: string): string => clock.format(new Date(`2000-01-01T${time}Z`));

/** "Monday to Saturday, 10:00 am to 7:00 pm" */
export function printedHours({ from, to, opens, closes }: HoursFact): string {
  const days = from === to ? from : `${from} to ${to}`;
  return `${days}, ${printedTime(opens)} to ${printedTime(closes)}`;
}

/**
 * The way to the classroom as the owner has published it. The default text describes the default
 * place; for another one the address alone is given.
 */
export function directionsText(defaultText: string): string {
  if (facts.address.directions) return facts.address.directions;
  return area === defaults.address.area ? defaultText : `At ${institute.address}.`;
}

/** "Asha Rao, privacy@…", or the contact alone without a name. */
export function namedContact(name: string | null, contact: string): string {
  return name ? `${name}, ${contact}` : contact;
}
