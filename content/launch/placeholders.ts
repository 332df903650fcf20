import { courses } from '../courses';
import { jrfJumpstart } from '../crash-course';
import { video } from '../home/video';
import { institute } from '../institute';
import { testSeriesOffer } from '../offer';
import { csirNetOnline } from '../online/csir-net';
import { offerPages, paymentLink, type OfferPage, type PlanPage } from '../payment-links';
import { playlists } from '../videos';
import type { LaunchPoint } from './point';

type Facts = { readonly [name: string]: unknown };

/** Values that can belong to nobody: reserved example domains, numbers of zeros, rows of X, invented names. */
const fictitious = /\.example\b|0{4,}|X{4,}|\bExample\b|\bOrbital\b|\bValence\b/;

function flatten(facts: Facts, path: string): { path: string; value: string | null }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === 'object' && value !== null) return flatten(value as Facts, here);
    return [{ path: here, value: value === null ? null : String(value) }];
  });
}

/** Facts about the institute that are still made up or not set. */
export function fictitiousFacts(facts: Facts = institute): readonly LaunchPoint[] {
  return flatten(facts, '')
    .filter(
      ({ value }) =>
        value === null || fictitious.test(value.replace(/\s/g, '')) || fictitious.test(value),
    )
    .map(({ path, value }) => ({
      id: `institute-${path}`,
      kind: 'placeholder',
      what: value === null ? `${path} is not set.` : `${path} is “${value}”.`,
      where: 'content/institute.ts',
    }));
}

const cards: readonly { page: PlanPage | OfferPage; ids: readonly string[] }[] = [
  ...courses.map(({ path, tabs }) => ({ page: path, ids: idsIn(tabs) })),
  { page: '/csir-net-jrf', ids: idsIn(csirNetOnline.tabs) },
  ...offerPages.map((page) => ({
    page,
    ids: page === '/new-batch' ? [testSeriesOffer.id, jrfJumpstart.id] : [testSeriesOffer.id],
  })),
];

function idsIn(tabs: readonly { plans: readonly { id: string }[] }[]): readonly string[] {
  return tabs.flatMap(({ plans }) => plans.map(({ id }) => id));
}

/** Cards without a payment link: Enroll Now leads to the admission form until there is one. */
export function missingPaymentLinks(): readonly LaunchPoint[] {
  return cards.flatMap(({ page, ids }) => {
    const missing = ids.filter((id) => paymentLink(id, page) === null);
    if (missing.length === 0) return [];
    return [
      {
        id: `payment-links-${page.slice(1)}`,
        kind: 'placeholder',
        what: `${page} has no payment link for ${cardsOf(missing, ids)}; Enroll Now leads to the admission form.`,
        where: 'content/payment-links.ts',
      } as const,
    ];
  });
}

function cardsOf(missing: readonly string[], ids: readonly string[]): string {
  return missing.length === ids.length ? `its ${ids.length} cards` : missing.join(', ');
}

/** An address that a letter would not reach: without a PIN code of six digits. */
export function incompleteAddress(address: string = institute.address): readonly LaunchPoint[] {
  if (/\b\d{3} ?\d{3}\b/.test(address)) return [];
  const what = `address is “${address}”: without house, street and PIN code.`;
  return [{ id: 'institute-address', kind: 'placeholder', what, where: 'content/institute.ts' }];
}

const media: readonly (LaunchPoint & { set: boolean })[] = [
  {
    id: 'video',
    kind: 'placeholder',
    what: 'The video of Home has no address: its card is left out.',
    where: 'content/home/video.ts',
    set: video.url !== null,
  },
  {
    id: 'playlists',
    kind: 'placeholder',
    what: 'The three playlists have no addresses and are left out; their names and texts are placeholders.',
    where: 'content/videos.ts',
    set: playlists.every(({ link }) => link !== null),
  },
  {
    id: 'map',
    kind: 'placeholder',
    what: 'The map shows the neighbourhood, not the door.',
    where: 'content/institute.ts',
    set: institute.map.exact,
  },
];

/** Videos and map that the owner has not chosen yet. */
export function missingMedia(): readonly LaunchPoint[] {
  return media.filter(({ set }) => !set).map(({ set: _, ...point }) => point);
}
