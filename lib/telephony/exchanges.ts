import type { Exchange } from './exchange';
import { exotel } from './exotel';
import { knowlarity } from './knowlarity';

/** Every exchange that can tell of calls, by the name that is stored. */
export const exchanges = { exotel, knowlarity } as const satisfies Record<string, Exchange>;

export type ExchangeName = keyof typeof exchanges;

export const exchangeNames = Object.keys(exchanges) as readonly ExchangeName[];
