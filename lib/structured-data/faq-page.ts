import type { FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '@/content/course';

/** Schema.org FAQ of a page. The same questions and answers must be visible on it. */
export function faqPage(faqs: readonly Readonly<Faq>[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
