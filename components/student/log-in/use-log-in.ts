import { isAnswered, type Outcome } from '@/components/form/call';
import type { useCheckedForm } from '@/components/form/use-checked-form';
import { useNextPage, type NextPage } from '@/components/student/account/account-form';
import { saveToken, type Holder } from '@/components/student/token';

const texts = {
  done: 'Login successful',
  wrong: 'Enter correct details',
  unreached: 'There is no connection. What you typed is still here: try again when it is back.',
  unreachedByLink:
    'There is no connection. Open the link from the email again when it is back: it has not been used.',
  notKept:
    'Your details are right, but this browser keeps nothing for this site, so nobody can stay logged in. Allow cookies and site data in its settings, or use another browser.',
} as const;

type Tell = ReturnType<typeof useCheckedForm>['tell'];

/**
 * What students and staff have in common once a log-in was answered: the token, the words, the way on.
 * `next` is asked in the browser, at the end.
 */
export function useLogIn(holder: Holder, next: () => NextPage, tell: Tell) {
  const { onward, goOn } = useNextPage();
  const enter = (token: string) => {
    if (!saveToken(token, holder)) return tell('warning', texts.notKept, null);
    tell('success', texts.done);
    goOn(next());
  };
  /** After details were typed. */
  const settle = (outcome: Outcome<string>) => {
    if (outcome.ok) enter(outcome.data);
    else if (!isAnswered(outcome)) tell('warning', texts.unreached, null);
    else tell('warning', outcome.message || texts.wrong, texts.wrong);
  };
  /** After a sign-in link was opened: whatever went wrong, no details were. */
  const settleLink = (outcome: Outcome<string>) => {
    if (outcome.ok) enter(outcome.data);
    else tell('warning', outcome.message || texts.unreachedByLink, null);
  };
  return { onward, settle, settleLink };
}
