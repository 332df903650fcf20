import { bankStep, officeStep, phoneStep, type RegistrationStep } from '@/content/catalogue/course';
import { purchaseKinds, type PurchaseKind } from '@/content/catalogue/purchase-kinds';

export const admissionForm: {
  title: string;
  description: string;
  withPlan: (kind: PurchaseKind) => string;
  withoutPlan: string;
  howTo: string;
  /** Above the form of a logged-in student. */
  lede: string;
  noPlan: string;
  toBeConfirmed: string;
  educationNote: string;
  onlineNotOpen: string;
  onlineOpen: string;
  declaration: string;
  steps: readonly RegistrationStep[];
} = {
  title: 'Admission Form',
  description: 'The plan you chose, what it costs and includes, and the ways to enrol in it.',
  withPlan: (kind) =>
    `This is the ${kind === 'course' ? 'plan' : purchaseKinds[kind].toLowerCase()} you chose. Nothing is charged on this page.`,
  withoutPlan:
    'Choose a plan first: each course page lists its plans with the fee and everything that is included. Enroll Now on a plan card brings you back here with the plan filled in.',
  howTo: 'Three ways to enrol',
  lede: 'We have filled in what is in your account. You can leave out answers marked optional.',
  noPlan:
    'You have not chosen a plan. You can fill in the form without one: we then settle the fee with you by phone or at the office.',
  toBeConfirmed: 'to be confirmed by phone or at the office',
  educationNote: 'Leave out what you have not completed yet.',
  onlineNotOpen:
    'Online payment on this site is not open yet. Whichever you choose, nothing is charged now.',
  onlineOpen:
    'Online: the payment page opens after Submit. Offline: you pay at the office or by bank. Nothing is charged now.',
  declaration:
    'By pressing Submit you confirm that, as far as you know, everything in this form is true.',
  steps: [phoneStep, officeStep, bankStep],
};
