import type { ReactNode } from 'react';
import { RefreshingOffice } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type AtDesk } from '@/components/office/frame/staff-frame';
import { Icon } from '@/components/ui/icon';
import { staffRoles } from '@/content/staff-roles';
import type { OwnCodes, ShownLogIn } from '@/lib/office/staff/listed-staff';
import { NameForm, OneTimeCodes, OwnLogIns, PasswordForm } from './own-account-forms';

interface AccountPageProps {
  path: string;
  account: AtDesk & { sessionId: string; first: 'password' | 'code' | null };
  codes: OwnCodes;
  logIns: ShownLogIn[];
  asOf: string;
}

/** `/searchuser/account`: what belongs to whoever sits before the screen. */
export function AccountPage({ path, account, codes, logIns, asOf }: AccountPageProps) {
  const { first, sessionId, name, email, role } = account;
  return (
    <StaffFrame path={path} title="Your account" staff={account}>
      <RefreshingOffice role={role}>
        {first && <FirstThing first={first} />}
        <p className="own-facts">
          {email}, {staffRoles[role].label.toLowerCase()}
        </p>
        <div className="own-account">
          <div>
            <Card id="password" title="Password">
              <PasswordForm email={email} open={first === 'password'} />
            </Card>
            <Card id="codes" title="One-time codes">
              <OneTimeCodes codes={codes} asOf={asOf} />
            </Card>
            <Card id="name" title="Name">
              <NameForm name={name} />
            </Card>
          </div>
          <Card id="log-ins" title="Where you are logged in">
            <OwnLogIns logIns={logIns} here={sessionId} asOf={asOf} />
          </Card>
        </div>
      </RefreshingOffice>
    </StaffFrame>
  );
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="office-card">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const firstWords = {
  password: {
    heading: 'Choose a password of your own first',
    text: 'The one you logged in with was made by somebody else. The other pages open as soon as you have chosen yours.',
  },
  code: {
    heading: 'Set up one-time codes first',
    text: 'The owner asks for them on your account. The other pages open as soon as they are on. You need your phone.',
  },
} as const;

function FirstThing({ first }: { first: keyof typeof firstWords }) {
  const { heading, text } = firstWords[first];
  return (
    <div className="first-thing">
      <Icon name="info" />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
