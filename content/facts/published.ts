import type { InstituteFacts, SiteFacts } from './site-facts';

/** One module for each part: a script in the browser carries whole modules. */
export type PublishedParts = Omit<SiteFacts, 'institute'> & {
  readonly institute?: Omit<InstituteFacts, IdentityField | BankField>;
  readonly identity?: Pick<InstituteFacts, IdentityField>;
  readonly bankAccount?: Pick<InstituteFacts, BankField>;
};
type IdentityField = 'name' | 'shortName' | 'phones';
type BankField = 'bank' | 'upiId' | 'gstin';

/*
 * No facts: the defaults of the content modules hold. `@published/<part>` is this
 * module, unless a build generates a module of that part alone (`PUBLISHED_FACTS_FOLDER`).
 */
export const institute: PublishedParts['institute'] = undefined;
export const identity: PublishedParts['identity'] = undefined;
export const bankAccount: PublishedParts['bankAccount'] = undefined;
export const batches: PublishedParts['batches'] = undefined;
export const demoClasses: PublishedParts['demoClasses'] = undefined;
export const timetable: PublishedParts['timetable'] = undefined;
export const notices: PublishedParts['notices'] = undefined;
export const examDates: PublishedParts['examDates'] = undefined;
export const cutOffs: PublishedParts['cutOffs'] = undefined;
export const examFees: PublishedParts['examFees'] = undefined;
export const planPrices: PublishedParts['planPrices'] = undefined;
export const hideStruckPrices: PublishedParts['hideStruckPrices'] = undefined;
export const instalments: PublishedParts['instalments'] = undefined;
export const cuetClassroom: PublishedParts['cuetClassroom'] = undefined;
export const counters: PublishedParts['counters'] = undefined;
export const inclusions: PublishedParts['inclusions'] = undefined;
export const tests: PublishedParts['tests'] = undefined;
export const bookletPrices: PublishedParts['bookletPrices'] = undefined;
export const bookletCode: PublishedParts['bookletCode'] = undefined;
export const shipping: PublishedParts['shipping'] = undefined;
export const paymentLinks: PublishedParts['paymentLinks'] = undefined;
export const video: PublishedParts['video'] = undefined;
export const playlists: PublishedParts['playlists'] = undefined;
export const lectures: PublishedParts['lectures'] = undefined;
export const paperApprovals: PublishedParts['paperApprovals'] = undefined;
export const bookletPages: PublishedParts['bookletPages'] = undefined;
export const withoutVideos: PublishedParts['withoutVideos'] = undefined;
export const answers: PublishedParts['answers'] = undefined;
export const teachers: PublishedParts['teachers'] = undefined;
export const toppers: PublishedParts['toppers'] = undefined;
export const refundHolidays: PublishedParts['refundHolidays'] = undefined;
export const messages: PublishedParts['messages'] = undefined;
export const policyDates: PublishedParts['policyDates'] = undefined;
export const session: PublishedParts['session'] = undefined;
export const classHours: PublishedParts['classHours'] = undefined;
export const leadsTo: PublishedParts['leadsTo'] = undefined;
