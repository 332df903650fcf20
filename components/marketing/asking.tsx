import { FaqList } from '@/components/course/faq-list';
import { PhoneBox } from '@/components/course/phone-box';
import { Prose } from '@/components/course/prose';
import { PageLinks } from '@/components/site/page-links';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
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
      <div className="grid gap-13 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div>
          <h2 id="enquire">{enquiry.heading}</h2>
          <p className="mt-3 mb-5 max-w-prose">
            <Prose text={enquiry.text} />
          </p>
          <p>
            <ButtonLink href={`/contact?${new URLSearchParams({ page: path })}#enquiry`}>
              <span>
                <Prose text={enquiry.button} />
              </span>
            </ButtonLink>
          </p>
          <h3 className="mt-9 mb-3">Read on</h3>
          <PageLinks paths={next} />
        </div>
        <PhoneBox text={callText} from={{ page: path }} />
      </div>
    </Section>
  );
}
