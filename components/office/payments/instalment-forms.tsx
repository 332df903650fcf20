'use client';

import { useState } from 'react';
import { OfficeForm, TextField, useOfficeForm, type BoundField } from '@/components/office/ui/form';
import { dayOf } from '@/components/office/ui/printed-moment';
import { buttonClass } from '@/components/ui/button';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import { formatRupees, type Paise } from '@/content/money';
import type { PersonInstalments } from '@/lib/people/person';
import { proposeLines, type InstalmentLine } from '@/lib/payments/instalments';

const numbers = [1, 2, 3, 4, 5, 6] as const;

const officeMoney = () => import('@/lib/payments/office-money');

interface InstalmentFormProps {
  registration: string;
  coursename: string;
  /** In paise. */
  price: Paise;
  agreed: PersonInstalments | null;
}

/** Up to six amounts with their days, prefilled with the agreed lines or else the site's offer. */
export function InstalmentForm(props: InstalmentFormProps) {
  const { registration, coursename, price, agreed } = props;
  const [start] = useState(() => {
    const today = dayOf.format(new Date());
    const rule = instalmentRuleFor(coursename);
    const offered = rule && proposeLines(price, rule, today);
    return agreed?.isCurrent ? agreed.lines : (offered ?? []);
  });
  const form = useOfficeForm({
    url: '/api/admin/instalments',
    loadSchema: () => officeMoney().then((schemas) => schemas.deskInstalmentsSchema),
    blank: { registration, replaces: agreed?.id ?? '', ...blankLines(start) },
    doneText: () => 'Agreed. Print the form to have it signed.',
  });
  return (
    <OfficeForm
      form={form}
      label="Instalments"
      send="Save the instalments"
      sending="Saving"
      next={<a href={`/searchuser/form/${registration}`}>Print the form</a>}
    >
      <p>The parts must add up to the price, {formatRupees(price)}.</p>
      <PartFields bind={form.bind} start={start} isRequired />
    </OfficeForm>
  );
}

type PartName = `${'amount' | 'day'}${(typeof numbers)[number]}`;

interface PartFieldsProps {
  bind: (name: PartName) => BoundField;
  /** Initial lines. */
  start?: readonly InstalmentLine[];
  /** Whether at least two parts are required. */
  isRequired?: boolean;
}

/** Amounts and days of two to six parts. */
export function PartFields({ bind, start = [], isRequired = false }: PartFieldsProps) {
  const [shown, setShown] = useState(Math.max(2, start.length));
  return (
    <>
      {numbers.slice(0, shown).map((number) => (
        <div key={number} className="office-columns">
          <TextField
            {...bind(`amount${number}`)}
            label={`Part ${number}: amount in rupees`}
            inputMode="decimal"
            defaultValue={rupeesOf(start[number - 1])}
            required={isRequired && number <= 2}
          />
          <TextField
            {...bind(`day${number}`)}
            label={`Part ${number}: due on`}
            type="date"
            defaultValue={start[number - 1]?.day ?? ''}
            required={isRequired && number <= 2}
          />
        </div>
      ))}
      {shown < numbers.length && (
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => setShown(shown + 1)}
        >
          Add a part
        </button>
      )}
    </>
  );
}

const rupeesOf = (line: InstalmentLine | undefined) => (line ? String(line.paise / 100) : '');

/** The fields of the parts, filled in with these lines. */
export function blankLines(start: readonly InstalmentLine[]) {
  const [first, second, third, fourth, fifth, sixth] = start;
  return {
    amount1: rupeesOf(first),
    day1: first?.day ?? '',
    amount2: rupeesOf(second),
    day2: second?.day ?? '',
    amount3: rupeesOf(third),
    day3: third?.day ?? '',
    amount4: rupeesOf(fourth),
    day4: fourth?.day ?? '',
    amount5: rupeesOf(fifth),
    day5: fifth?.day ?? '',
    amount6: rupeesOf(sixth),
    day6: sixth?.day ?? '',
  };
}
