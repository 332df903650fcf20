import type { InstituteLink, SiteFacts, VideoElement } from '@/content/facts/site-facts';

/** Points of the checklist about elements that an institute may lack. */
const links: Readonly<Record<string, InstituteLink>> = {
  'institute-chat': 'chat',
  'institute-blog': 'blog',
  'institute-social.0.href': 'facebook',
  'institute-social.1.href': 'youtube',
  'institute-social.2.href': 'instagram',
};
const videos: Readonly<Record<string, VideoElement>> = { video: 'video', playlists: 'playlists' };

/**
 * The facts with the element of a point marked as missing, which leaves it out (D41); null for a point about
 * something else.
 */
export function withoutElement(facts: SiteFacts, pointId: string): SiteFacts | null {
  const [link, video] = [links[pointId], videos[pointId]];
  if (video) return { ...facts, withoutVideos: withOne(facts.withoutVideos, video) };
  if (!link) return null;
  const { institute } = facts;
  return { ...facts, institute: { ...institute, without: withOne(institute?.without, link) } };
}

function withOne<T>(some: readonly T[] = [], one: T): readonly T[] {
  return some.includes(one) ? some : [...some, one];
}
