import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { PhoneList } from '@/components/site/phone-list';
import { RequireNoToken } from './session-script';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { institute } from '@/content/facts/institute';
import { fill } from '@/content/hindi';
import { retention } from '@/content/pages/retention';
import { logInWords, signUpWords } from '@/lib/accounts/account-words';
import { logInInHindi, signUpInHindi } from '@/lib/accounts/account-words-hindi';
import { choiceQuery, withChoice, type Choice } from '@/content/catalogue/plan-choice';
import type { Bought } from '@/lib/enrolment/offerings';
import { PlanSummary } from '@/components/student/enrolment/plan-summary';
import { LinkForm, LogInForm, StaffLogInForm } from './log-in-form';
import { DataNotice } from '@/components/form/data-notice';
import { noticeHash } from '@/lib/site/notice-hash';
import { SignUpForm } from './sign-up-form';

const [phone] = institute.phones;

/** `/admin` */
export function StaffLogInPage() {
  return (
    <AccountPage
      path="/admin"
      heading="Staff Login"
      id="staff-log-in"
      lede={
        <>
          For the office. Students log in <a href="/student-login">on their own page</a>.
        </>
      }
      feature="Log-in"
      form={<Island name="staffLogIn" part={StaffLogInForm} props={{}} />}
    />
  );
}

interface ChosenProps {
  /** The plan or item of the pressed Enroll Now. */
  choice: Choice | null;
  bought: Bought | null;
}

/** Fields sent along, so that e-mailed links lead back to the plan. */
const chosenFields = (choice: Choice | null) => choice && choiceQuery(choice);

/** `/student-login` */
export function LogInPage({ choice, bought }: ChosenProps) {
  return (
    <AccountPage
      path="/student-login"
      heading="Student Login"
      id="log-in"
      lede={logInWords.lede}
      feature="Log-in"
      form={<Island name="logIn" part={LogInForm} props={{ chosen: chosenFields(choice) }} />}
      below={
        <>
          <LogInHelp choice={choice} />
          <ExplainedInHindi>
            <p>{logInInHindi.lede}</p>
            <p>
              <b>{logInInHindi.cannot}</b> <LinkText text={logInInHindi.link} />
            </p>
            <p>
              <b>{logInInHindi.isNew}</b> {signUpInHindi.lede}{' '}
              <a href={withChoice('/student-signup', choice)} lang="en-IN">
                Sign Up
              </a>
            </p>
          </ExplainedInHindi>
        </>
      }
      instead={{
        ask: logInWords.isNew,
        label: 'Sign Up',
        href: withChoice('/student-signup', choice),
        why: choice && bought ? 'Open an account first: it is free and takes three minutes.' : '',
      }}
      choice={choice}
      bought={bought}
    />
  );
}

/** What the page explains, folded, in Hindi. */
function ExplainedInHindi({ children }: { children: ReactNode }) {
  return (
    <details className="log-in-help">
      <summary lang="hi">
        हिन्दी में
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      <div lang="hi" className="in-hindi grid max-w-prose gap-3">
        {children}
      </div>
    </details>
  );
}

/** The sentence about the e-mailed link, with the phone as a link. */
function LinkText({ text }: { text: string }) {
  const [minutes] = retention.signInLinks.period;
  const [before = '', after = ''] = text.split('{phone}');
  return (
    <>
      {fill(before, { minutes })}
      <a href={phone.href} className="whitespace-nowrap">
        {phone.printed}
      </a>
      {after}
    </>
  );
}

function LogInHelp({ choice }: Pick<ChosenProps, 'choice'>) {
  return (
    <details className="log-in-help">
      <summary>
        {logInWords.cannot}
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      <h2 id="sign-in-link" className="text-[22px]">
        Log in with a link
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        <LinkText text={logInWords.link} />
      </p>
      <Island name="logInLink" part={LinkForm} props={{ chosen: chosenFields(choice) }} />
    </details>
  );
}

/** `/student-signup` */
export function SignUpPage({ choice, bought }: ChosenProps) {
  return (
    <AccountPage
      path="/student-signup"
      heading="Student Details"
      id="student-details"
      lede={signUpWords.lede}
      feature="Sign-up"
      form={
        <>
          <Island
            name="signUp"
            part={SignUpForm}
            props={{ noticeHash: noticeHash('signUp'), chosen: chosenFields(choice) }}
          />
          <DataNotice form="signUp" />
        </>
      }
      below={
        <ExplainedInHindi>
          <p>{signUpInHindi.lede}</p>
          <p>
            <b>{signUpInHindi.hasAccount}</b> {logInInHindi.lede}{' '}
            <a href={withChoice('/student-login', choice)} lang="en-IN">
              Sign In
            </a>
          </p>
        </ExplainedInHindi>
      }
      instead={{
        ask: signUpWords.hasAccount,
        label: 'Sign In',
        href: withChoice('/student-login', choice),
      }}
      choice={choice}
      bought={bought}
    />
  );
}

interface AccountPageProps extends Partial<ChosenProps> {
  path: string;
  heading: string;
  /** Id of the heading, which labels the form. */
  id: string;
  lede: ReactNode;
  /** The feature that needs JavaScript. */
  feature: string;
  form: ReactNode;
  below?: ReactNode;
  /** The link for visitors who need another page. */
  instead?: Instead;
}

interface Instead {
  ask: string;
  label: string;
  href: string;
  /** Advice after a plan was chosen: the link is then a button, as large as the form's. */
  why?: string;
}

function InsteadLink({ ask, label, href, why }: Instead) {
  if (!why) {
    return (
      <p className="mt-2">
        {ask}{' '}
        <a href={href} className="student-link font-semibold">
          {label}
        </a>
      </p>
    );
  }
  return (
    <div className="student-card account-instead">
      <p>
        <b>{ask}</b> {why}
      </p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}

/** A page for visitors who are not logged in: a form, and the phones beside it. */
function AccountPage(props: AccountPageProps) {
  const { path, heading, id, lede, feature, form, below, instead, choice, bought } = props;
  const chosen = choice && bought ? { ...choiceQuery(choice), label: bought.label } : null;
  return (
    <StudentPage
      path={path}
      heading={heading}
      headingId={id}
      lede={lede}
      above={<RequireNoToken chosen={chosen} />}
    >
      {choice && bought && (
        <PlanSummary
          chosen={bought}
          plansAt={`${choice.page}#${bought.anchor}`}
          another={choice.by === 'item' ? 'Look at it again' : undefined}
        />
      )}
      {instead && <InsteadLink {...instead} />}
      <div className="student-columns">
        <div>
          <div className="student-card">
            <noscript>
              <p className="form-notice form-notice-warning mb-4">
                <span>
                  {feature} needs JavaScript, which is off in this browser. Turn it on and reload
                  the page, or call us on{' '}
                  <a href={phone.href} className="whitespace-nowrap">
                    {phone.printed}
                  </a>
                  .
                </span>
              </p>
            </noscript>
            {form}
          </div>
          {below}
        </div>
        <section aria-labelledby="call-us">
          <h2 id="call-us" className="text-[22px]">
            Call and ask
          </h2>
          <div className="mt-2">
            <PhoneList />
          </div>
        </section>
      </div>
    </StudentPage>
  );
}
