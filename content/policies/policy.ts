import type { IsoDay } from '../day';

/** A link that stands in a row of its own under a paragraph. */
export type PolicyLink = { readonly label: string; readonly href: string };

/**
 * One numbered paragraph: plain text, text over a lettered list, or text over a row of links.
 * Text may hold links, written [words](address).
 */
export type Clause =
  | string
  | { readonly lead: string; readonly items: readonly string[] }
  | { readonly lead: string; readonly links: readonly PolicyLink[] };

export type PolicySection = {
  /** Anchor of the section; it stays the same when sections are added or moved. */
  readonly id: string;
  readonly heading: string;
  /** What the section means, in a sentence or two that can be read aloud. */
  readonly means: string;
  readonly clauses: readonly Clause[];
  /** Puts the page's figure over the paragraphs. */
  readonly figure?: true;
  /** Lists the ways to reach the institute under the paragraphs. */
  readonly contact?: true;
};

export type Policy = {
  readonly path: string;
  readonly heading: string;
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
  /** Day of the last change. The specification gives the refund policy none. */
  readonly lastUpdated?: IsoDay;
  readonly lede: string;
  readonly sections: readonly PolicySection[];
};

/** Anchor of a numbered paragraph: section 4, paragraph 2 is "clause-4-2". Both count from 1. */
export function clauseId(section: number, clause: number): string {
  return `clause-${section}-${clause}`;
}
