/**
 * The parts of public and student pages that React runs on, by name. Each becomes a script of its own, which is
 * loaded when somebody needs it (`loader.ts`).
 */
export const islands = {
  admission: async () =>
    (await import('@/components/student/admission/admission-form')).AdmissionForm,
  amountDue: async () => (await import('@/components/student/payment/payment-due')).AmountDue,
  banner: async () => (await import('@/components/pages/home/banner')).Banner,
  closeAccount: async () =>
    (await import('@/components/student/account/data-rights-forms')).CloseAccountForm,
  completion: async () =>
    (await import('@/components/student/completion/completion-form')).CompletionForm,
  copyUpiId: async () => (await import('@/components/student/payment/upi-claim-form')).CopyUpiId,
  counters: async () => (await import('@/components/pages/home/counters')).Counters,
  dataRequest: async () =>
    (await import('@/components/student/account/data-rights-forms')).DataRequestForm,
  deleteDraft: async () =>
    (await import('@/components/student/history/history-actions')).DeleteDraft,
  enquiry: async () => (await import('@/components/pages/enquiry-form')).EnquiryForm,
  forgetPayer: async () => (await import('@/components/student/payer/payer-form')).ForgetPayer,
  fullBatch: async () => (await import('@/components/student/payment/full-batch')).FullBatchChoice,
  historyActions: async () =>
    (await import('@/components/student/history/history-actions')).HistoryActions,
  keptPlan: async () => (await import('@/components/student/chosen-plan-link')).KeptPlanLink,
  logIn: async () => (await import('@/components/student/account/log-in-form')).LogInForm,
  logInLink: async () => (await import('@/components/student/account/log-in-form')).LinkForm,
  marketing: async () =>
    (await import('@/components/student/account/data-rights-forms')).MarketingForm,
  order: async () => (await import('@/components/student/order/order-form')).OrderForm,
  confirmEmail: async () =>
    (await import('@/components/student/account/confirm-email')).ConfirmEmail,
  parentConsent: async () => (await import('@/components/student/parent/parent-form')).ParentForm,
  payAgain: async () => (await import('@/components/student/payer/payer-form')).TryAgain,
  payer: async () => (await import('@/components/student/payer/payer-form')).PayerForm,
  payerLinks: async () => (await import('@/components/student/payer/payer-links')).PayerLinks,
  payment: async () => (await import('@/components/student/payment/payment-form')).PaymentStart,
  photoUpload: async () => (await import('@/components/student/photo')).PhotoUpload,
  print: async () => (await import('@/components/ui/print-button')).PrintButton,
  registration: async () =>
    (await import('@/components/pages/home/registration-form')).RegistrationForm,
  sessions: async () => (await import('@/components/student/account/sessions')).Sessions,
  signUp: async () => (await import('@/components/student/account/sign-up-form')).SignUpForm,
  staffLogIn: async () => (await import('@/components/student/account/log-in-form')).StaffLogInForm,
  storedPayment: async () =>
    (await import('@/components/student/payment/payment-due')).OpenStoredPayment,
  takeSeat: async () => (await import('@/components/student/history/take-seat')).TakeSeat,
  upiClaim: async () => (await import('@/components/student/payment/upi-claim-form')).UpiClaimForm,
  watchPayment: async () =>
    (await import('@/components/student/payment/watch-payment')).WatchPayment,
  withdraw: async () =>
    (await import('@/components/student/history/history-actions')).WithdrawRegistration,
  yourData: async () => (await import('@/components/student/your-data')).YourData,
};

export type PublicIslands = typeof islands;
