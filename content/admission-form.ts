import type { RegistrationStep } from './course';
import { bankStep, officeStep, phoneStep } from './registration';

/** The words of the Admission Form page. */
export const admissionForm: {
  title: string;
  description: string;
  withPlan: string;
  withOffer: string;
  withCrashCourse: string;
  withoutPlan: string;
  howTo: string;
  callText: string;
  steps: readonly RegistrationStep[];
} = {
  title: 'Admission Form',
  description: 'The plan you chose, what it costs and includes, and the ways to enrol in it.',
  withPlan: 'This is the plan you chose. Nothing is charged on this page.',
  withOffer: 'This is the test series you chose. Nothing is charged on this page.',
  withCrashCourse: 'This is the crash course you chose. Nothing is charged on this page.',
  withoutPlan:
    'Choose a plan first: each course page lists its plans with the fee and everything that is included. Enroll Now on a plan card brings you back here with the plan filled in.',
  howTo: 'Three ways to enrol',
  callText: 'Which plan, which batch, how to pay: call and talk it through.',
  steps: [phoneStep, officeStep, bankStep],
};
