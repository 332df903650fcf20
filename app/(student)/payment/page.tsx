import { PhoneBox } from '@/components/course/phone-box';
import { Registration } from '@/components/course/registration';
import { PageFrame } from '@/components/site/page-frame';
import { PaymentDue } from '@/components/student/payment/payment-due';
import { Still } from '@/components/ui/still/still';
import { institute } from '@/content/institute';
import { paymentPage } from '@/content/payment';
import { requireRoute } from '@/content/routes';
import { pageMetadata, trailThrough } from '@/lib/seo';

const path = '/payment';
const { title } = requireRoute(path);
const { lede, howTo, steps, quote, callText } = paymentPage;

export const metadata = pageMetadata({
  title: `${title} | ${institute.name}`,
  description: lede,
  path,
  index: false,
});

export default function Payment() {
  return (
    <PageFrame path={path} trail={trailThrough(path)} still={Still} courseList>
      <h1>{title}</h1>
      <p className="lede mt-3 max-w-prose">{lede}</p>
      <PaymentDue />
      <Still>
        <div className="mt-7 grid gap-11 xl:grid-cols-[minmax(0,1fr)_320px]">
          <section aria-labelledby="how-to">
            <h2 id="how-to">{howTo}</h2>
            <p className="mt-3 max-w-prose">{quote}</p>
            <Registration steps={steps} />
          </section>
          <PhoneBox text={callText} from={{ page: path }} />
        </div>
      </Still>
    </PageFrame>
  );
}
