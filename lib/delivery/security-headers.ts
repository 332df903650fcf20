import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import type { FinishedFile, FinishedManifest } from '../publishing/finished-file';

type Sources = { scripts?: readonly string[]; styles?: readonly string[] };

/**
 * Content-Security-Policy of a page: the site's own files, and frames of the video player and the map.
 * @param sources hashes or nonces (`'sha256-…'`, `'nonce-…'`) of inline scripts and styles
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

/** Policy of the service worker: it fetches the site's own pages and files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Unique hash sources of a page's inline scripts; JSON-LD is not executed. */
export function inlineScriptHashes(html: string): readonly string[] {
  const inline = /<script(?![^>]*(?: src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  return [...new Set([...html.matchAll(inline)].map(([, text = '']) => sourceHash(text)))];
}

/** `'sha256-…'` of the text of a script or style sheet. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sent with every page and every API answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

/** Sent over TLS only: browsers ignore it over plain HTTP, where it could be forged. */
export const transportHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;

/**
 * Sets the policy of a page rendered at request time: a nonce, which Next reads from the request
 * header and adds to its scripts, and the hashes of its prerendered error pages.
 */
export function setPagePolicy(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPageScripts, styles }: FinishedManifest,
): void {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = contentSecurityPolicy({ scripts: [nonce, ...errorPageScripts], styles });
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Headers of a finished file other than type, length, encoding and ETag, sent by the site's server and
 * written into nginx's configuration by the build.
 */
export function finishedHeaders({
  cacheControl,
  contentSecurityPolicy,
}: FinishedFile): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': securityHeaders['X-Content-Type-Options'],
    ...(contentSecurityPolicy && securityHeaders),
    'Content-Security-Policy': contentSecurityPolicy ?? dataPolicy,
  };
}
