import { Prose } from '@/components/ui/prose';
import type { RegistrationStep } from '@/content/course';
import { institute } from '@/content/institute';

function BankDetails() {
  const { bank, account, number, ifsc } = institute.bank;
  const facts = { Bank: bank, Account: account, Number: number, IFSC: ifsc };
  return (
    <dl className="mt-2.5 grid max-w-105 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 rounded-control border border-line bg-card px-3.5 py-2.5 text-base tabular-nums">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The registration procedure as a numbered list (catalogue, sections 1 and 2). */
export function Registration({ steps }: { steps: readonly RegistrationStep[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p className="max-w-prose">
            <Prose text={step.text} />
          </p>
          {step.bring && (
            <ul>
              {step.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          )}
          {step.bank && <BankDetails />}
        </li>
      ))}
    </ol>
  );
}
