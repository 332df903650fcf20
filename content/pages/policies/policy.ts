import type { IsoDay } from '@/content/day';

/** A link on its own row under a paragraph. */
export type PolicyLink = { readonly label: string; readonly href: string };

/**
 * One numbered paragraph: plain text, text with a lettered list, or text with a row of links.
 * Inline links are written [words](address).
 */
export type Clause =
  | string
  | { readonly lead: string; readonly items: readonly string[] }
  | { readonly lead: string; readonly links: readonly PolicyLink[] };

export type PolicySection = {
  /** Anchor of the section; stable when sections are added or moved. */
  readonly id: string;
  readonly heading: string;
  /** A plain-language summary in one or two sentences. */
  readonly means: string;
  readonly clauses: readonly Clause[];
  /** Shows the page's figure above the paragraphs. */
  readonly figure?: true;
  /** Lists the contact details under the paragraphs. */
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
  /** The day from which the text applies; may be in the future. The specification gives none for the refund policy. */
  readonly lastUpdated?: IsoDay;
  readonly lede: string;
  readonly sections: readonly PolicySection[];
};

/** Anchor of a numbered paragraph, "clause-4-2" for section 4, paragraph 2. Both count from 1. */
export function clauseId(section: number, clause: number): string {
  return `clause-${section}-${clause}`;
}
