import type { FoundPayment } from '@/lib/schemas/found-payment';
import { Choices, Words } from './office-fields';
import { OfficeForm } from './office-form';
import { useOfficeForm } from './use-office-form';

const loadSchema = () =>
  import('@/lib/schemas/office-money').then((schemas) => schemas.reviewSchema);

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
