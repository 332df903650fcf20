import { Icon } from '@/components/ui/icon';
import type { Faq } from '@/content/course';
import { Prose } from './prose';

/** Questions that open on their own, with the first one open. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="border-t border-line">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-3 px-0.5 py-3 leading-snug font-semibold hover:text-brand-deep">
            <span>
              <Prose text={question} />
            </span>
            <Icon name="chevron-down" className="turns size-5.5 text-brand" />
          </summary>
          <p className="max-w-prose pr-8.5 pb-4.5 pl-0.5">
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
