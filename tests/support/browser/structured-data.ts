import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** A node of JSON-LD. */
export type Node = { readonly [property: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value or several, as a list. */
export const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The nodes under a property. */
export const nodes = (value: unknown): readonly Node[] => list(value).filter(isNode);

/** A node and all its descendants. */
export function everyNode(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode);
  return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : [];
}

/** The types of a page's blocks, in alphabetical order. */
export const kindsOf = (blocks: readonly Node[]): readonly unknown[] =>
  blocks.map((block) => block['@type']).sort();

/**
 * Errors found by Adobe's validator, which knows Google's rules. Warnings about a product name fields
 * that booklets do not have: ratings, GTIN, colour.
 */
export async function faultsOf(html: string): Promise<readonly string[]> {
  const issues = await new Validator().validate(new WebAutoExtractor().parse(html));
  return issues
    .filter(({ rootType, severity }) => rootType !== 'Product' || severity === 'ERROR')
    .map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}
