import { PageFrame } from '@/components/site/page-frame';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { StaticHtml } from '@/components/ui/static-html';
import type { Paise } from '@/content/money';
import { payTest as words } from '@/content/pay-test';

interface PayTestPageProps {
  path: string;
  orderId: string;
  amount: Paise;
  description: string;
  state: 'pending' | 'paid' | 'failed';
  /** Where the payer returns after payment. */
  returnPath: string;
}

/** The sandbox gateway's page. Its buttons are plain forms, so that it works without the script. */
export function PayTestPage(props: PayTestPageProps) {
  const { path, orderId, amount, description, state, returnPath } = props;
  const note = words.states[state];
  return (
    <PageFrame path={path} trail={[{ name: words.title, path }]} staticPart={StaticHtml} courseList>
      <h1>{words.title}</h1>
      <div className="pay-test mt-5">
        <p className="pay-test-banner">
          <Icon name="warning" />
          {words.banner}
        </p>
        <p className="max-w-prose px-4.5 pt-4 md:px-7">{words.lede}</p>
        <dl className="pay-test-order">
          <div>
            <dt>{words.amount}</dt>
            <dd className="font-display text-[33px] leading-tight font-semibold">
              <Rupees paise={amount} />
            </dd>
          </div>
          <div>
            <dt>{words.what}</dt>
            <dd className="font-semibold">{description}</dd>
          </div>
          <div>
            <dt>{words.order}</dt>
            <dd className="text-small break-all">{orderId}</dd>
          </div>
        </dl>
        {note && <p className="px-4.5 pb-4 font-semibold md:px-7">{note}</p>}
        {state === 'paid' ? (
          <p className="px-4.5 pb-6 md:px-7">
            <a className={buttonClass()} href={returnPath}>
              {words.goOn}
            </a>
          </p>
        ) : (
          <Presses orderId={orderId} />
        )}
      </div>
    </PageFrame>
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
