import type { StaffRole } from './permissions';

/** One log-in that counts now. Moments as ISO 8601. */
export interface ShownLogIn {
  id: string;
  /** "Chrome on Android"; '' for one from before this was kept. */
  device: string;
  since: string;
  lastSeen: string;
}

/** How one's own one-time codes stand. */
export interface OwnCodes {
  /** Moment as ISO 8601; null while they are off. */
  since: string | null;
  /** Recovery codes not used yet. */
  left: number;
  /** The owner demands them. */
  required: boolean;
}

/** An account as the owner sees it. Moments as ISO 8601. */
export interface ListedStaff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** When it was closed; null for an open one. */
  closedSince: string | null;
  codes: 'on' | 'off';
  totpRequired: boolean;
  /** The password was given and has not been replaced yet. */
  passwordGiven: boolean;
  /** When it last logged in; null where it never has. */
  lastLogIn: string | null;
  logIns: ShownLogIn[];
}
