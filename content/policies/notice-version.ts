import type { IsoDay } from '../day';
import { privacyPolicy } from './privacy';

/** The version of the privacy notice that stands beside the sign-up button: the day of its last change. */
export const noticeVersion: IsoDay = privacyPolicy.lastUpdated;
