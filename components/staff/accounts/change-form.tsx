import type { ListedStaff } from '@/lib/schemas/listed-staff';
import { Choices, Line, Tick, Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import { roleChoices } from './role-words';

const loadSchema = () =>
  import('@/lib/schemas/staff').then((schemas) => schemas.changedStaffSchema);

/** Name, role, and whether a code is demanded. */
export function ChangeForm({ account }: { account: ListedStaff }) {
  const { id, name, role, totpRequired } = account;
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/staff/change',
    loadSchema,
    blank: { staff: id, name, role, totpRequired: '', reason: '' },
    told: () => 'Changed.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Name, role, codes" send="Save" sending="Saving">
      <Line {...bind('name')} of={id} label="Name" defaultValue={name} required />
      <Choices
        {...bindChoice('role')}
        of={id}
        label="What they may do"
        choices={roleChoices}
        start={role}
      />
      <Tick
        {...bind('totpRequired')}
        of={id}
        label="One-time codes are required"
        start={totpRequired}
      />
      {role === 'owner' && (
        <Words {...bind('reason')} of={id} label="Why, if you take the owner’s rights away" />
      )}
    </OfficeForm>
  );
}
