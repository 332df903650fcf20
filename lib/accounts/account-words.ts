/** What the pages of log-in and sign-up explain. */
export const logInWords = {
  lede: 'With the e-mail and the date of birth you gave when you signed up.',
  cannot: 'Can’t log in?',
  link: 'We send a link to your e-mail. The link works once, for {minutes} minutes. If nothing arrives, look in the spam folder, or call {phone} and we will log you in.',
  isNew: 'New here?',
} as const;

export const signUpWords = {
  lede: 'With an account you enrol, pay, and print your forms and receipts. It is free and takes about three minutes.',
  hasAccount: 'Already have an account?',
} as const;
