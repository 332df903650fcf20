'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Card } from '@/components/office/ui/section';
import { Icon } from '@/components/ui/icon';
import { staffRoles } from '@/lib/staff/staff-roles';
import type { ShownLogIn } from '@/lib/accounts/sessions';
import type { DaysAway } from '@/lib/staff/days-away';
import type { OwnCodes } from '@/lib/staff/own-account';
import type { StaffRights } from '@/lib/staff/permissions';
import { OwnAwayForm } from './away-form';
import { NameForm, OneTimeCodes, OwnLogIns, Passkeys, PasswordForm } from './own-account-forms';

interface OwnAccountProps {
  rights: StaffRights;
  name: string;
  email: string;
  /** The session of this device. */
  sessionId: string;
  pendingSetup: 'password' | 'code' | null;
  codes: OwnCodes;
  away: DaysAway | null;
  logIns: readonly ShownLogIn[];
  asOf: string;
}

/** The signed-in person's account. */
export function OwnAccount(props: OwnAccountProps) {
  const { rights, name, email, sessionId, pendingSetup, codes, away, logIns, asOf } = props;
  return (
    <RefreshOnChange rights={rights}>
      {pendingSetup && <RequiredStep step={pendingSetup} />}
      <p className="office-note">
        {email}, {staffRoles[rights.role].label.toLowerCase()}
      </p>
      <div className="office-columns own-account">
        <div>
          <Card id="password" title="Password">
            <PasswordForm email={email} open={pendingSetup === 'password'} />
          </Card>
          <Card id="codes" title="Two-step verification">
            <OneTimeCodes codes={codes} asOf={asOf} />
          </Card>
          <Card id="passkeys" title="Passkeys">
            <Passkeys passkeys={codes.passkeys} asOf={asOf} />
          </Card>
          <Card id="away" title="Days away">
            <p className="office-note">You get no new leads on these days.</p>
            <OwnAwayForm away={away} />
          </Card>
          <Card id="name" title="Your name">
            <NameForm name={name} />
          </Card>
        </div>
        <Card id="log-ins" title="Where you are logged in">
          <OwnLogIns logIns={logIns} currentId={sessionId} asOf={asOf} />
        </Card>
      </div>
    </RefreshOnChange>
  );
}

const requiredSteps = {
  password: {
    heading: 'Choose your own password first',
    text: 'You logged in with a temporary password. The other pages open as soon as you have changed it.',
  },
  code: {
    heading: 'Set up two-step verification first',
    text: 'Your account needs it. The other pages open as soon as it is on. You need your phone.',
  },
} as const;

function RequiredStep({ step }: { step: keyof typeof requiredSteps }) {
  const { heading, text } = requiredSteps[step];
  return (
    <div className="form-notice form-notice-warning">
      <Icon name="info" />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
