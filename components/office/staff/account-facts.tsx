import { Badge } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import type { ShownLogIn } from '@/lib/accounts/sessions';

/** Shown once; it cannot be displayed again. */
export function GivenPassword({ password }: { password: string }) {
  return (
    <>
      The password is <b className="given-password">{password}</b>. It is shown only now: give it in
      person or by phone. It has to be changed at the first log-in.
    </>
  );
}

interface LogInLineProps {
  logIn: ShownLogIn;
  asOf: string;
  /** The current session. */
  isHere?: boolean;
}

/** "Chrome on Android, since today 09:02, last used today 11:40" */
export function LogInLine({ logIn, asOf, isHere = false }: LogInLineProps) {
  const { device, since, lastSeen } = logIn;
  return (
    <p className="log-in">
      <b>{device || 'Unknown device'}</b> {isHere && <Badge tone="success">This device</Badge>}
      <span className="office-note">
        Since {printedMoment(since, asOf)}, last used {printedMoment(lastSeen, asOf)}
      </span>
    </p>
  );
}
