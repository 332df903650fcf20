import { Prose } from '@/components/course/prose';
import { type Badge } from '@/content/marketing/badges';
import { BadgePicture } from './badge-picture';

/** The four ways in: online, classroom, tests, booklets, each with one fact. */
export function Badges({ label, badges }: { label: string; badges: readonly Badge[] }) {
  return (
    <ul aria-label={label} className="exam-badges">
      {badges.map(({ picture, label: name, fact, href }) => (
        <li key={href}>
          <a href={href}>
            <BadgePicture picture={picture} />
            <b>{name}</b>
            <span>
              <Prose text={fact} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
