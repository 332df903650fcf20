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
  notSaved:
    'Your details are right, but this browser keeps nothing for this site, so nobody can stay logged in. Allow cookies and site data in its settings, or use another browser.',
} as const;

type Notify = ReturnType<typeof useCheckedForm>['notify'];

/**
 * Handles the answer of a student or staff log-in: saves the token, shows the result and opens the next page.
 */
export function useLogIn(holder: Holder, next: () => NextPage, notify: Notify) {
  const { nextPage, openNext } = useNextPage();
  const enter = (token: string) => {
    if (!saveToken(token, holder)) return notify('warning', texts.notSaved, null);
    notify('success', texts.done);
    openNext(next());
  };
  /** After a log-in with a form. */
  const settle = (outcome: Outcome<string>) => {
    if (outcome.ok) enter(outcome.data);
    else if (!isAnswered(outcome)) notify('warning', texts.unreached, null);
    else notify('warning', outcome.message || texts.wrong, texts.wrong);
  };
  /** After a log-in with a sign-in link, where no field can be invalid. */
  const settleLink = (outcome: Outcome<string>) => {
    if (outcome.ok) enter(outcome.data);
    else notify('warning', outcome.message || texts.unreachedByLink, null);
  };
  return { nextPage, settle, settleLink };
}
