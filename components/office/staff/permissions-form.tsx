'use client';

import { useState } from 'react';
import { LazyDetails } from '@/components/office/ui/details';
import {
  AUDITED_REASON,
  OfficeForm,
  TextAreaField,
  useOfficeForm,
} from '@/components/office/ui/form';
import {
  givablePermissions,
  rightsOf,
  withPermission,
  type StaffAction,
} from '@/lib/staff/permissions';
import type { ListedStaff } from '@/lib/staff/staff-accounts';

const staffForms = () => import('@/lib/staff/staff-forms');

/** The permissions of the form, by the first part of their names. */
const permissionGroups: readonly { title: string; rooms: readonly string[] }[] = [
  { title: 'Money', rooms: ['payments', 'bank', 'refundClaims'] },
  { title: 'Students', rooms: ['people', 'requests'] },
  { title: 'Leads', rooms: ['leads'] },
  { title: 'Material', rooms: ['batches', 'shelf', 'parcels'] },
  { title: 'Reports and exports', rooms: ['reports', 'exports'] },
  { title: 'Site and server', rooms: ['site', 'server'] },
];

/** Permissions beside those of the role, for staff who are no owners. */
export function Permissions({ account }: { account: ListedStaff }) {
  const { role, rights } = account;
  if (role === 'owner') return null;
  return (
    <LazyDetails summary="Permissions">
      <p>
        The role decides what is ticked at first. Another role ends what is changed here. Refunds,
        erasures, settings, publishing, the audit log and staff accounts are for owners only.
      </p>
      <PermissionsForm key={rights.actions.join()} account={account} />
    </LazyDetails>
  );
}

function PermissionsForm({ account }: { account: ListedStaff }) {
  const { id, role, rights } = account;
  const [chosen, setChosen] = useState(rights.actions);
  const form = useOfficeForm({
    url: '/api/admin/staff/permissions',
    loadSchema: () => staffForms().then((schemas) => schemas.staffPermissionsSchema),
    blank: { staff: id, permissions: rights.actions.join('\n'), reason: '' },
    doneText: () => 'Permissions changed.',
  });
  const { bind, fill } = form;
  const { field, error, id: fieldId } = bind('permissions');
  const choose = (action: StaffAction, isGiven: boolean) => {
    const actions = withPermission(chosen, action, isGiven);
    setChosen(actions);
    void fill('permissions', actions.join('\n'));
  };
  const ofRole = rightsOf({ role }).actions;
  return (
    <OfficeForm form={form} label="Permissions" send="Save permissions" sending="Saving">
      <fieldset className="field permissions" aria-describedby={error && `${fieldId}-error`}>
        <legend>This person may</legend>
        {error && (
          <p id={`${fieldId}-error`} className="field-error">
            {error}
          </p>
        )}
        {permissionGroups.map(({ title, rooms }) => (
          <fieldset key={title} className="office-choices">
            <legend>{title}</legend>
            <div>
              {givablePermissions
                .filter(([action]) => rooms.includes(action.replace(/\..*/s, '')))
                .map(([action, label]) => (
                  <label key={action}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(action)}
                      onChange={({ target }) => choose(action, target.checked)}
                    />
                    <span>
                      {label}
                      {ofRole.includes(action) && <span className="office-note"> (role)</span>}
                    </span>
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
        <input type="hidden" {...field} defaultValue={chosen.join('\n')} />
      </fieldset>
      <TextAreaField {...bind('reason')} label={AUDITED_REASON} required />
    </OfficeForm>
  );
}
