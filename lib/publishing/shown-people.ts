import 'server-only';
import { isSamePerson, withConsent } from '@/content/facts/consent';
import type { SiteFacts } from '@/content/facts/site-facts';
import { liveFacts } from './draft';

const peopleOf = ({ teachers = [], toppers = [] }: SiteFacts) => [...teachers, ...toppers];
const sameCase = (text: string) => text.toLowerCase();

/** A test whether a text contains the name of a person shown on the site. */
export async function shownOnSite(): Promise<(text: string) => boolean> {
  const names = peopleOf(withConsent(await liveFacts())).map(({ name }) => sameCase(name));
  return (text) => names.some((name) => sameCase(text).includes(name));
}

/** Names of people whose consent is withdrawn in the draft, but who are still on the live site. */
export function stillShown(live: SiteFacts, draft: SiteFacts): string[] {
  const shown = peopleOf(withConsent(live));
  return peopleOf(draft)
    .filter(({ withdrawnDate }) => withdrawnDate !== undefined)
    .filter((person) => shown.some((one) => isSamePerson(one, person)))
    .map(({ name }) => name);
}
