import { Choices, Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import type { FoundPayment } from '@/lib/payments/desk/payment-list';

const loadSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.reviewSchema);

const inReview = [
  ['paid', 'Take what came'],
  ['none', 'No money came'],
] as const;
const otherwise = [['seen', 'It may stay as it is']] as const;

/** What the owner decides of a payment; giving it back has its own form. */
export function ReviewForm({ payment: { id, status } }: { payment: FoundPayment }) {
  const choices = status === 'review' ? inReview : otherwise;
  const [[start]] = choices;
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/review',
    loadSchema,
    blank: { payment: id, decision: start, reason: '' },
    told: () => 'Decided.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Decide" send="Decide" sending="Deciding">
      <Choices
        {...bindChoice('decision')}
        of={id}
        label="What is to become of it"
        choices={choices}
        start={start}
      />
      <Words {...bind('reason')} of={id} label="Why" required />
    </OfficeForm>
  );
}
