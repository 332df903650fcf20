import { institute } from '@/content/institute';

/** A way in, for the student who asked for it. */
export interface SignInMail {
  to: string;
  link: string;
}

/** Says nothing that somebody typed at sign-up: whoever did need not own this address. */
export function signInMail({ to, link }: SignInMail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject: `Your log-in link for ${institute.name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      `Open this link to log in to your student account at ${institute.name}:`,
      '',
      link,
      '',
      'It works once, and for ten minutes.',
      '',
      'If you did not ask for it, you need not do anything: nobody gets in without it.',
      `Questions? Call us on ${institute.phones[0].printed}.`,
      '',
    ].join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
