import { PageLinks } from '@/components/site/page-links';
import { StudentPage } from '@/components/student/student-page';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import type { Paise } from '@/content/money';
import { payTest as words } from '@/lib/payments/pay-test';

interface PayTestPageProps {
  path: string;
  orderId: string;
  amount: Paise;
  description: string;
  state: 'pending' | 'paid' | 'failed';
  /** Return path of the payer. */
  returnPath: string;
}

/** For an unknown order, and for every order where the sandbox is disabled. */
export function NoSuchTestPayment() {
  const { title, text } = words.unknown;
  return (
    <StudentPage path="/payment" title={title} heading={title} lede={text}>
      <PageLinks paths={['/form', '/history']} />
    </StudentPage>
  );
}

/** The sandbox gateway's page. Its buttons are plain forms, so that it works without the script. */
export function PayTestPage(props: PayTestPageProps) {
  const { path, orderId, amount, description, state, returnPath } = props;
  const note = words.states[state];
  return (
    <StudentPage path={path} title={words.title}>
      <div className="pay-test">
        <p className="pay-test-banner">
          <Icon name="warning" />
          {words.banner}
        </p>
        <p className="max-w-prose">{words.lede}</p>
        <dl className="payment-facts">
          <div>
            <dt>{words.amount}</dt>
            <dd>
              <Rupees paise={amount} />
            </dd>
          </div>
          <div>
            <dt>{words.what}</dt>
            <dd>{description}</dd>
          </div>
          <div>
            <dt>{words.order}</dt>
            <dd>{orderId}</dd>
          </div>
        </dl>
        {note && <p className="font-semibold">{note}</p>}
        {state === 'paid' ? (
          <p>
            <ButtonLink href={returnPath}>{words.goOn}</ButtonLink>
          </p>
        ) : (
          <Presses orderId={orderId} />
        )}
      </div>
    </StudentPage>
  );
}

function Presses({ orderId }: { orderId: string }) {
  return (
    <form action="/api/v1/sandbox/press" method="post" className="pay-test-presses">
      <h2 className="text-[24px]">{words.choose}</h2>
      <input type="hidden" name="order" value={orderId} />
      <ul>
        {words.presses.map(({ press, label, text }) => (
          <li key={press}>
            <button
              name="press"
              value={press}
              className={buttonClass(press === 'pay' ? 'primary' : 'outline')}
              aria-describedby={`press-${press}`}
            >
              {label}
            </button>
            <span id={`press-${press}`}>{text}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
