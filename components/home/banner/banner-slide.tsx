import type { ReactNode } from 'react';
import { Prose } from '@/components/course/prose';
import { Icon } from '@/components/ui/icon';
import { type BannerSlide as Slide, fixedLines } from '@/content/home/banner';

const dark = { blue: true, prussian: true, paper: false, tint: false };

/** A slide of the banner: what it says, and beside or below it a figure. */
export function BannerSlide({ slide, picture }: { slide: Slide; picture: ReactNode }) {
  const { ground, heading, subheading, link } = slide;
  return (
    <div className={`slide slide-${ground} ${dark[ground] ? 'on-dark' : ''}`.trim()}>
      <div className="slide-words">
        <h2>
          <Prose text={heading} />
        </h2>
        <p className="slide-subheading">
          <Prose text={subheading} />
        </p>
        <p className="slide-fixed">
          <span>{fixedLines[0]}</span> <span>{fixedLines[1]}</span>
        </p>
        <a href={link.href} className="slide-link">
          {link.label}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div className="slide-picture">
        <div className="slide-frame">{picture}</div>
      </div>
    </div>
  );
}
