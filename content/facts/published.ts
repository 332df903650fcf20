import type { InstituteFacts, SiteFacts } from './site-facts';

/** A module for each: what a script in the browser imports, it carries whole. */
type Parts = Omit<SiteFacts, 'institute'> & {
  readonly institute?: Omit<InstituteFacts, IdentityField | BankField>;
  readonly identity?: Pick<InstituteFacts, IdentityField>;
  readonly bankAccount?: Pick<InstituteFacts, BankField>;
};
type IdentityField = 'name' | 'shortName' | 'phones';
type BankField = 'bank' | 'upiId' | 'gstin';

/*
 * No facts: the defaults of the content modules hold. Every `@published/<part>` of tsconfig.json is this
 * module, unless a build generates a module of that part alone (`PUBLISHED_FACTS_FOLDER`).
 */
export const institute: Parts['institute'] = undefined;
export const identity: Parts['identity'] = undefined;
export const bankAccount: Parts['bankAccount'] = undefined;
export const batches: Parts['batches'] = undefined;
export const notices: Parts['notices'] = undefined;
export const planPrices: Parts['planPrices'] = undefined;
export const hideStruckPrices: Parts['hideStruckPrices'] = undefined;
export const instalments: Parts['instalments'] = undefined;
export const cuetClassroom: Parts['cuetClassroom'] = undefined;
export const counters: Parts['counters'] = undefined;
export const inclusions: Parts['inclusions'] = undefined;
export const tests: Parts['tests'] = undefined;
export const bookletPrices: Parts['bookletPrices'] = undefined;
export const bookletCode: Parts['bookletCode'] = undefined;
export const shipping: Parts['shipping'] = undefined;
export const paymentLinks: Parts['paymentLinks'] = undefined;
export const video: Parts['video'] = undefined;
export const playlists: Parts['playlists'] = undefined;
export const withoutVideos: Parts['withoutVideos'] = undefined;
export const answers: Parts['answers'] = undefined;
export const teachers: Parts['teachers'] = undefined;
export const toppers: Parts['toppers'] = undefined;
export const refundHolidays: Parts['refundHolidays'] = undefined;
export const messages: Parts['messages'] = undefined;
export const policyDates: Parts['policyDates'] = undefined;
export const session: Parts['session'] = undefined;
export const classHours: Parts['classHours'] = undefined;
export const leadsTo: Parts['leadsTo'] = undefined;
