import { AccountPage } from '../account/account-page';
import { SignUpForm } from './sign-up-form';

/** `/student-signup` */
export function SignUpPage() {
  return (
    <AccountPage
      path="/student-signup"
      heading="Student Details"
      id="student-details"
      lede="An account to enrol with, and to see and print your forms again. It takes about three minutes and costs nothing."
      what="Sign-up"
      form={<SignUpForm />}
      instead={{ ask: 'You have an account already?', label: 'Sign In', href: '/student-login' }}
    />
  );
}
