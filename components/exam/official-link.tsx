import type { OfficialSite } from '@/content/exams/exam';
import { OutsideLink } from './outside-link';

/** "website of …", a link where the address is certain. */
export function OfficialLink({ site }: { site: OfficialSite }) {
  return site.href ? <OutsideLink href={site.href}>{site.name}</OutsideLink> : <>{site.name}</>;
}
