/**
 * The hydrated parts of finished pages, by name. Each becomes a script of its own, which is loaded when
 * needed (`loader.ts`). React's ids differ between the page and an island, so none of these parts uses
 * `useId`.
 */
export const islands = {
  banner: async () => (await import('@/components/pages/home/banner')).Banner,
  completion: async () =>
    (await import('@/components/student/enrolment/completion-form')).CompletionForm,
  counters: async () => (await import('@/components/pages/home/counters')).Counters,
  demoClass: async () => (await import('@/components/pages/demo-class-form')).DemoClassForm,
  enquiry: async () => (await import('@/components/pages/enquiry-form')).EnquiryForm,
  examRoom: async () => (await import('@/components/exam-room/exam-room')).ExamRoom,
  logIn: async () => (await import('@/components/student/accounts/log-in-form')).LogInForm,
  logInLink: async () => (await import('@/components/student/accounts/log-in-form')).LinkForm,
  parentConsent: async () => (await import('@/components/student/accounts/parent-form')).ParentForm,
  practiceRoom: async () => (await import('@/components/practice/practice-room')).PracticeRoom,
  registration: async () =>
    (await import('@/components/pages/home/registration-form')).RegistrationForm,
  signUp: async () => (await import('@/components/student/accounts/sign-up-form')).SignUpForm,
  staffLogIn: async () =>
    (await import('@/components/student/accounts/log-in-form')).StaffLogInForm,
  yourData: async () => (await import('@/components/student/data-rights/your-data')).YourData,
};

export type Islands = typeof islands;
