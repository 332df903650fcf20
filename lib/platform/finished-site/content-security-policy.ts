import { createHash } from 'node:crypto';

type Sources = { scripts?: readonly string[]; styles?: readonly string[] };

/**
 * The policy of a page: nothing but what is ours, and as frames the player and the map.
 * @param sources hashes or nonces (`'sha256-…'`, `'nonce-…'`) of what stands in the page itself
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: Sources = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.google.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of what is no page: should a browser show it, nothing in it does anything. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The hash sources of all scripts that stand in a page, each once; data blocks are not executed. */
export function inlineScriptHashes(html: string): readonly string[] {
  const inline = /<script(?![^>]*(?: src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  return [...new Set([...html.matchAll(inline)].map(([, text = '']) => sourceHash(text)))];
}

/** `'sha256-…'` of a script's or style sheet's text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
