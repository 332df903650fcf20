import type { SiteFacts } from './site-facts';

/*
 * No facts: the defaults of the content modules hold. A build points `@published` at a generated
 * module in place of this one (`PUBLISHED_FACTS_MODULE`). Each part is an export of its own, so that a
 * script in the browser carries only the parts that it uses.
 */
export const institute: SiteFacts['institute'] = undefined;
export const batches: SiteFacts['batches'] = undefined;
export const notices: SiteFacts['notices'] = undefined;
export const planPrices: SiteFacts['planPrices'] = undefined;
export const inclusions: SiteFacts['inclusions'] = undefined;
export const tests: SiteFacts['tests'] = undefined;
export const bookletPrices: SiteFacts['bookletPrices'] = undefined;
export const paymentLinks: SiteFacts['paymentLinks'] = undefined;
export const video: SiteFacts['video'] = undefined;
export const playlists: SiteFacts['playlists'] = undefined;
export const answers: SiteFacts['answers'] = undefined;
export const teachers: SiteFacts['teachers'] = undefined;
export const toppers: SiteFacts['toppers'] = undefined;
export const refundHolidays: SiteFacts['refundHolidays'] = undefined;
export const messages: SiteFacts['messages'] = undefined;
