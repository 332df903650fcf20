import type { PageQuery } from '@/content/catalogue/page-query';
import {
  HowToOrder,
  NothingToOrder,
  OrderByPhone,
  OrderPage,
} from '@/components/student/enrolment/order-page';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { isOrdered, orderedWith } from '@/content/catalogue/offerings';
import { choiceQuery, readItemChoice, withChoice } from '@/content/catalogue/plan-choice';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { parentEmailOf } from '@/lib/accounts/parent-consent';
import { getCurrentUser } from '@/lib/accounts/students';
import { routeMetadata } from '@/lib/site/seo';

const path = '/order';

export const metadata = routeMetadata(path);

/** Ordering online needs a log-in; instructions for ordering by phone do not. */
export default async function Order({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const choice = readItemChoice(await searchParams);
  if (!choice) return <NothingToOrder path={path} />;
  const { offering } = choice;
  if (!isOrdered(offering)) return <OrderByPhone path={path} choice={choice} />;
  const logInAt = withChoice('/student-login', choice);
  const logIn = await pageLogIn();
  if (!logIn?.studentId) {
    const chosen = { ...choiceQuery(choice), label: offering.label };
    return (
      <LogInFirst path={path} logInAt={logInAt} chosen={chosen}>
        <HowToOrder choice={choice} />
      </LogInFirst>
    );
  }
  const account = await getCurrentUser(logIn.studentId);
  return (
    <OrderPage
      path={path}
      choice={choice}
      items={orderedWith(offering).map(({ id, name, price, sets }) => ({ id, name, price, sets }))}
      account={account}
      parentEmail={account.needsParentConsent ? await parentEmailOf(logIn.studentId) : ''}
      logInAt={logInAt}
    />
  );
}
