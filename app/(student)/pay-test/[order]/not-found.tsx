import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { StaticHtml } from '@/components/ui/static-html';
import { institute } from '@/content/institute';
import { payTest } from '@/content/pay-test';

/** For an unknown order, and for every order where the sandbox is disabled. */
export default function NoSuchTestPayment() {
  const { title, text } = payTest.unknown;
  return (
    <PageFrame path="/payment" staticPart={StaticHtml} courseList>
      <title>{`${title} | ${institute.name}`}</title>
      <h1>{title}</h1>
      <p className="lede mt-3 mb-6 max-w-prose">{text}</p>
      <PageLinks paths={['/form', '/history']} />
    </PageFrame>
  );
}
