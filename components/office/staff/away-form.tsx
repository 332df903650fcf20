import { OfficeForm, TextField, useOfficeForm, type BoundField } from '@/components/office/ui/form';
import { printDay } from '@/content/day';
import type { DaysAway } from '@/lib/staff/days-away';

/** "24 December 2026 to 2 January 2027" */
export const daysText = ({ from, until }: DaysAway) =>
  from === until ? printDay(from) : `${printDay(from)} to ${printDay(until)}`;

const forms = () => import('@/lib/staff/staff-forms');

interface AwayProps {
  away: DaysAway | null;
}

/** One's own days without new leads. */
export function OwnAwayForm({ away }: AwayProps) {
  const form = useOfficeForm({
    url: '/api/admin/account/away',
    loadSchema: () => forms().then(({ ownDaysAwaySchema }) => ownDaysAwaySchema),
    blank: { ...(away ?? none) },
    doneText: () => 'Saved.',
  });
  return (
    <OfficeForm form={form} label="Days away" send="Save days" sending="Saving">
      <DaysFields bind={form.bind} away={away} />
    </OfficeForm>
  );
}

/** The days on which a colleague gets no new leads. */
export function StaffAwayForm({ staffId, away }: AwayProps & { staffId: string }) {
  const form = useOfficeForm({
    url: '/api/admin/away',
    loadSchema: () => forms().then(({ staffAwaySchema }) => staffAwaySchema),
    blank: { staff: staffId, ...(away ?? none) },
    doneText: () => 'Saved.',
  });
  return (
    <OfficeForm form={form} label="Days away" send="Save days" sending="Saving">
      <DaysFields bind={form.bind} away={away} />
    </OfficeForm>
  );
}

const none = { from: '', until: '' };

interface DaysFieldsProps extends AwayProps {
  bind: (name: 'from' | 'until') => BoundField;
}

function DaysFields({ bind, away }: DaysFieldsProps) {
  const { from, until } = away ?? none;
  return (
    <>
      <TextField {...bind('from')} label="First day away" type="date" defaultValue={from} />
      <TextField
        {...bind('until')}
        label="Last day away"
        hint="Leave both empty when back"
        type="date"
        defaultValue={until}
      />
    </>
  );
}
