import { institute } from '@/content/facts/institute';
import { fill } from '@/content/hindi';
import { consumerHelpline, refundWorkingDays } from '@/content/pages/policies/refund';
import { refundInHindi } from '@/content/pages/policies/refund-hindi';
import { PolicyText } from './policy-page';

export const refundInHindiId = 'hindi';

/** The refund policy in short, in Hindi. */
export function RefundInHindi() {
  const { heading, lede, covers, notRefunded, items, confirm, seat, excess } = refundInHindi;
  const { ask, state, letter, bring, papers, dated, helpline, rights } = refundInHindi;
  const days = { days: refundWorkingDays };
  return (
    <section id={refundInHindiId} lang="hi" className="in-hindi policy-section">
      <h2 className="subheading">{heading}</h2>
      <p className="policy-means">{fill(lede, days)}</p>
      <Paragraph text={covers} />
      <Listed lead={notRefunded} items={items} />
      <Paragraph text={confirm} />
      <Paragraph text={seat} />
      <Paragraph text={fill(excess, days)} />
      <Paragraph text={fill(ask, { place: institute.place })} />
      <Listed lead={state} items={letter} />
      <Listed lead={bring} items={papers} />
      <Paragraph text={fill(dated, days)} />
      <Paragraph text={fill(helpline, { helpline: consumerHelpline })} />
      <Paragraph text={rights} />
    </section>
  );
}

const Paragraph = ({ text }: { text: string }) => (
  <p className="policy-clause">
    <PolicyText text={text} />
  </p>
);

function Listed({ lead, items }: { lead: string; items: readonly string[] }) {
  return (
    <div className="policy-clause">
      <p>{lead}</p>
      <ul className="mt-1 list-disc space-y-1.25 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
