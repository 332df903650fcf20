import type { RegistrationStep } from './course';
import { institute } from './institute';

/* The registration procedure (catalogue, sections 1 and 9), in the parts that several pages repeat. */

export const onlineStep: RegistrationStep = {
  title: 'Online',
  text: 'Press Enroll Now on the plan you have chosen. The enrolment page opens in a new tab, so this page stays where it is.',
};

export const phoneStep: RegistrationStep = {
  title: 'By phone',
  text: 'Call one of the three numbers and name the plan. Ask anything that is still open: the batch, the start date, what to bring.',
};

export const officeStep: RegistrationStep = {
  title: 'At the institute office',
  text: `Come to the office in ${institute.address}, with these three things:`,
  bring: [
    'a detailed application form, filled in',
    'two passport-size photographs',
    'a self-attested identity proof: Aadhar Card or Voter ID Card',
  ],
};

export const bankStep: RegistrationStep = {
  title: 'By bank deposit',
  text: 'Pay the fee at any branch of the bank named here, by cash or by net banking, into the institute’s company account. Keep the slip or the reference number, and tell us by phone.',
  bank: true,
};
