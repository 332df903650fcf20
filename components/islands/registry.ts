/**
 * The parts of public and student pages that React runs on, by name. Each becomes a script of its own, which is
 * loaded when somebody needs it (`loader.ts`).
 */
export const islands = {
  admission: async () =>
    (await import('@/components/student/enrolment/admission-form')).AdmissionForm,
  amountDue: async () => (await import('@/components/student/payments/payment-due')).AmountDue,
  banner: async () => (await import('@/components/pages/home/banner')).Banner,
  closeAccount: async () =>
    (await import('@/components/student/data-rights/data-rights-forms')).CloseAccountForm,
  completion: async () =>
    (await import('@/components/student/enrolment/completion-form')).CompletionForm,
  copyUpiId: async () => (await import('@/components/student/payments/upi-claim-form')).CopyUpiId,
  counters: async () => (await import('@/components/pages/home/counters')).Counters,
  dataRequest: async () =>
    (await import('@/components/student/data-rights/data-rights-forms')).DataRequestForm,
  deleteDraft: async () =>
    (await import('@/components/student/enrolment/history-actions')).DeleteDraft,
  enquiry: async () => (await import('@/components/pages/enquiry-form')).EnquiryForm,
  forgetPayer: async () => (await import('@/components/student/payments/payer-form')).ForgetPayer,
  fullBatch: async () => (await import('@/components/student/payments/full-batch')).FullBatchChoice,
  historyActions: async () =>
    (await import('@/components/student/enrolment/history-actions')).HistoryActions,
  keptPlan: async () =>
    (await import('@/components/student/enrolment/chosen-plan-link')).KeptPlanLink,
  logIn: async () => (await import('@/components/student/accounts/log-in-form')).LogInForm,
  logInLink: async () => (await import('@/components/student/accounts/log-in-form')).LinkForm,
  marketing: async () =>
    (await import('@/components/student/data-rights/data-rights-forms')).MarketingForm,
  order: async () => (await import('@/components/student/enrolment/order-form')).OrderForm,
  confirmEmail: async () =>
    (await import('@/components/student/accounts/confirm-email')).ConfirmEmail,
  parentConsent: async () => (await import('@/components/student/accounts/parent-form')).ParentForm,
  payAgain: async () => (await import('@/components/student/payments/payer-form')).TryAgain,
  payer: async () => (await import('@/components/student/payments/payer-form')).PayerForm,
  payerLinks: async () => (await import('@/components/student/payments/payer-links')).PayerLinks,
  payment: async () => (await import('@/components/student/payments/payment-form')).PaymentStart,
  photoUpload: async () => (await import('@/components/student/accounts/photo')).PhotoUpload,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  registration: async () =>
    (await import('@/components/pages/home/registration-form')).RegistrationForm,
  sessions: async () => (await import('@/components/student/accounts/sessions')).Sessions,
  signUp: async () => (await import('@/components/student/accounts/sign-up-form')).SignUpForm,
  staffLogIn: async () =>
    (await import('@/components/student/accounts/log-in-form')).StaffLogInForm,
  storedPayment: async () =>
    (await import('@/components/student/payments/payment-due')).OpenStoredPayment,
  takeSeat: async () => (await import('@/components/student/enrolment/take-seat')).TakeSeat,
  upiClaim: async () => (await import('@/components/student/payments/upi-claim-form')).UpiClaimForm,
  watchPayment: async () =>
    (await import('@/components/student/payments/watch-payment')).WatchPayment,
  withdraw: async () =>
    (await import('@/components/student/enrolment/history-actions')).WithdrawRegistration,
  yourData: async () => (await import('@/components/student/data-rights/your-data')).YourData,
};

export type PublicIslands = typeof islands;
