import { FaqList } from '@/components/course/faq-list';
import { PhoneBox } from '@/components/course/phone-box';
import { Prose } from '@/components/course/prose';
import { PageLinks } from '@/components/site/page-links';
import { ButtonLink } from '@/components/ui/button';
import { BesideCard, Section } from '@/components/ui/section';
import { enquiryHref } from '@/content/contact';
import type { ExamPage } from '@/content/marketing/exam-page';

type Props = { page: ExamPage };

/** The questions of the page, each with its answer. */
export function Questions({ page }: Props) {
  return (
    <Section aria-labelledby="questions">
      <div className="grid gap-5 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
        <h2 id="questions">Questions about the exam and about us</h2>
        <FaqList faqs={page.faqs} />
      </div>
    </Section>
  );
}

/** The end of the page: write, call, or go on reading. */
export function Enquiry({ page: { path, enquiry, callText, next } }: Props) {
  return (
    <Section band="white" aria-labelledby="enquire">
      <BesideCard card={<PhoneBox text={callText} from={{ page: path }} />}>
        <h2 id="enquire">{enquiry.heading}</h2>
        <p className="mt-3 mb-5 max-w-prose">
          <Prose text={enquiry.text} />
        </p>
        <p>
          <ButtonLink href={enquiryHref(path)}>
            <span>
              <Prose text={enquiry.button} />
            </span>
          </ButtonLink>
        </p>
        <h3 className="mt-9 mb-3">Read on</h3>
        <PageLinks paths={next} />
      </BesideCard>
    </Section>
  );
}
