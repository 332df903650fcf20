import { PageLinks } from '@/components/site/page-links';
import { StudentPage } from '@/components/student/student-page';
import { institute } from '@/content/institute';
import { payTest } from '@/content/pay-test';

/** For an unknown order, and for every order where the sandbox is disabled. */
export default function NoSuchTestPayment() {
  const { title, text } = payTest.unknown;
  return (
    <StudentPage path="/payment" title={title} heading={title} lede={text}>
      <title>{`${title} | ${institute.name}`}</title>
      <PageLinks paths={['/form', '/history']} />
    </StudentPage>
  );
}
