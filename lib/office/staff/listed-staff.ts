import type { StaffRole } from './permissions';

/** An active session. Moments are ISO 8601. */
export interface ShownLogIn {
  id: string;
  /** "Chrome on Android"; '' when not recorded. */
  device: string;
  since: string;
  lastSeen: string;
}

/** The state of one's own two-step verification. */
export interface OwnCodes {
  /** ISO 8601; null while it is off. */
  since: string | null;
  /** Unused recovery codes. */
  left: number;
  /** Required by the owner. */
  required: boolean;
}

/** An account as shown to the owner. Moments are ISO 8601. */
export interface ListedStaff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** Null for an open account. */
  closedSince: string | null;
  codes: 'on' | 'off';
  totpRequired: boolean;
  /** Still has its temporary password. */
  passwordGiven: boolean;
  /** Null if it has never logged in. */
  lastLogIn: string | null;
  logIns: ShownLogIn[];
}
