import { asciiDigits } from '@/lib/platform/ascii-digits';
import { mobileDigits } from '@/lib/platform/phone-number';
import { playlistId, videoId, videoPage } from '@/lib/site/youtube';

/*
 * Addresses as an owner pastes or types them. Nothing is looked up on the network: text that cannot be
 * corrected without it is returned unchanged, and refused with a hint on what to copy instead.
 */

/** The address in a code to embed, in a shared text, or typed without https://. */
export function pastedAddress(text: string): string {
  const typed = text.trim();
  const [, source] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(typed) ?? [];
  if (source !== undefined) return framedPage(withScheme(source.replaceAll('&amp;', '&')));
  if (typed.includes('<')) return typed;
  const addresses = typed.match(/https:\/\/\S+/g) ?? [];
  const [address = ''] = addresses;
  if (addresses.length === 1 && /\s/.test(typed)) return address;
  return withScheme(typed);
}

function withScheme(text: string): string {
  if (text.startsWith('//')) return `https:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

/** The page shown in an embedded Facebook box. */
function framedPage(source: string): string {
  if (!URL.canParse(source)) return source;
  const { hostname, pathname, searchParams } = new URL(source);
  const isPlugin = hostname === 'www.facebook.com' && pathname.startsWith('/plugins/');
  return (isPlugin && searchParams.get('href')) || source;
}

/** These sites serve every http address over https too. */
const secured = (text: string) => text.replace(/^http:\/\//i, 'https://');

const pages = {
  facebook: (name: string) => `https://www.facebook.com/${name}`,
  youtube: (name: string) => `https://www.youtube.com/@${name}`,
  instagram: (name: string) => `https://www.instagram.com/${name}`,
} as const;

/**
 * The page of a name such as `@orbitalchem`, or a pasted address without parameters that identify the phone.
 */
export function socialPage(site: keyof typeof pages, text: string): string {
  const [, name] =
    /^(?:@\s?([\w.-]{2,100}))$|^([\w-]{2,100})$/.exec(text.trim())?.filter(Boolean) ?? [];
  if (name !== undefined) return pages[site](name);
  const address = secured(pastedAddress(secured(text.trim())));
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const mark of ['igsh', 'igshid', 'utm_source', 'utm_medium', 'si', 'mibextid', 'ref']) {
    url.searchParams.delete(mark);
  }
  return url.searchParams.size === new URL(address).searchParams.size ? address : url.href;
}

/** The chat with a phone number, or a pasted address of WhatsApp. */
export function chatAddress(text: string): string {
  const typed = text.trim();
  const [, number] = /^(?:https?:\/\/)?wa\.me\/\+?(\d{10,14})\/?$/i.exec(typed) ?? [];
  const digits = mobileDigits(number ?? (/^[\p{Nd}\s+().-]+$/u.test(typed) ? typed : ''));
  return digits ? `https://wa.me/91${digits}` : secured(pastedAddress(typed));
}

/** The page of one video: from its address, its player or a code to embed. */
export function videoAddress(text: string): string {
  const address = secured(pastedAddress(secured(text.trim())));
  const id = videoId(address);
  return id ? videoPage(id) : address;
}

/** The page of a playlist: from its address, its player or a code to embed. */
export function playlistAddress(text: string): string {
  const address = secured(pastedAddress(secured(text.trim())));
  const id = playlistId(address);
  return id ? `https://www.youtube.com/playlist?list=${id}` : address;
}

/** A place in the address of a map: "28.5449,77.1834". */
function placeIn(address: string): string | null {
  const found =
    /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(address) ?? /@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(address);
  if (found) return `${found[1]},${found[2]}`;
  const [, east, north] = /!2d(-?\d+\.\d+)!3d(-?\d+\.\d+)/.exec(address) ?? [];
  return east && north ? `${north},${east}` : null;
}

/** The link to a place on Google Maps: as it was copied, or that of the place on an embedded map. */
export function mapLink(text: string): string {
  const address = secured(pastedAddress(secured(text.trim())));
  const place = address.includes('/maps/embed') && placeIn(address);
  return place ? `https://www.google.com/maps/search/?api=1&query=${place}` : address;
}

/** The map to embed: as it was copied, or one of the place that a full link names. */
export function mapFrame(text: string): string {
  const address = secured(pastedAddress(secured(text.trim())));
  if (isMapFrame(address)) return address;
  const place = URL.canParse(address) && /^(www|maps)\.google\./.test(new URL(address).hostname);
  const at = place && placeIn(address);
  return at ? `https://www.google.com/maps?q=${at}&output=embed` : address;
}

/** Whether Google lets the page at this address be shown inside another. */
export function isMapFrame(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== 'https://www.google.com') return false;
  return (
    pathname.startsWith('/maps/embed') ||
    (/^\/maps\/?$/.test(pathname) && searchParams.get('output') === 'embed')
  );
}

/** A UPI id, typed or in the address of a QR code: `upi://pay?pa=institute@okbank&…`. */
export function upiIdIn(text: string): string {
  const typed = text.trim();
  const isAddress = /^upi:\/\/pay\?/i.test(typed) && URL.canParse(typed);
  return (isAddress && new URL(typed).searchParams.get('pa')) || typed;
}

/** A phone number without the word before it: "Ph. 98100 12345", "tel:+919810012345". */
export function typedPhone(text: string): string {
  return text.trim().replace(/^(?:tel|telephone|ph|phone|mob|mobile|whatsapp)\b[.:\s]*/i, '');
}

/** Whether these are two numbers or more. */
export function areSeveralPhones(text: string): boolean {
  const numbers = text.split(/[,;/|&]|\bor\b/i).filter((part) => asciiDigits(part).length >= 8);
  return numbers.length > 1;
}
