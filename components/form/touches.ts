import type { Touch, Touches } from '@/lib/sources/touches';
import { deviceStorage } from './storage';

/** The first and the latest arrival in this browser: source, campaign and page, and nothing that tells visitors apart. */
const KEY = 'touches';

/** By Global Privacy Control, or by the older Do Not Track. Whoever asks for privacy has nothing kept. */
export function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const asks = globalPrivacyControl || doNotTrack === '1';
  if (asks) deviceStorage.remove(KEY);
  return Boolean(asks);
}

/** What is sent with a form of the visitor's own; empty before the first arrival. */
export function readTouches(): Partial<Touches> {
  return (!asksForPrivacy() && (deviceStorage.readJson(KEY) as Touches | null)) || {};
}

/** An arrival of which nothing is known does not replace one of which something is. */
export function keepTouch(touch: Touch): void {
  const { firstTouch = touch, lastTouch } = readTouches();
  const isLast = !lastTouch || touch.source !== 'direct';
  deviceStorage.writeJson(KEY, { firstTouch, lastTouch: isLast ? touch : lastTouch });
}
