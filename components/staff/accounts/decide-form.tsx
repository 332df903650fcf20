'use client';

import { Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import { GivenPassword } from './given-password';

const loadSchema = () =>
  import('@/lib/schemas/staff').then((schemas) => schemas.staffDecisionSchema);

interface DecideFormProps {
  staff: string;
  decision: 'close' | 'open' | 'newPassword' | 'removeCodes' | 'endLogIns';
  /** One log-in alone. */
  logIn?: string;
  /** Whose account it is, so that its form has a name of its own. */
  who: string;
  /** What the button says. */
  send: string;
  told: string;
}

/** One decision about an account, and why. */
export function DecideForm({ staff, decision, logIn, who, send, told }: DecideFormProps) {
  const form = useOfficeForm<Record<string, string>, { password: string | null }>({
    url: '/api/admin/staff/decide',
    loadSchema,
    blank: { staff, decision, reason: '', ...(logIn && { logIn }) },
    told: () => told,
  });
  const { bind, done } = form;
  return (
    <OfficeForm
      form={form}
      label={`${send}: ${who}`}
      send={send}
      sending="One moment"
      next={done?.password && <GivenPassword password={done.password} />}
    >
      {decision !== 'open' && (
        <Words {...bind('reason')} of={`${decision}-${logIn ?? staff}`} label="Why" required />
      )}
    </OfficeForm>
  );
}
