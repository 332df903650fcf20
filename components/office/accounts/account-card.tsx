'use client';

import { useState } from 'react';
import { LazyDetails } from '@/components/office/ui/details';
import {
  RadioField,
  TextField,
  OfficeForm,
  CheckboxField,
  useOfficeForm,
  TextAreaField,
} from '@/components/office/ui/form';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { roleChoices, staffRoles } from '@/content/staff-roles';
import type { ListedStaff } from '@/lib/office/staff/staff-accounts';
import { may } from '@/lib/office/staff/permissions';
import { GivenPassword, LogInLine } from './account-facts';

const loadChangeSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.changedStaffSchema);

/** Name, role and whether two-step verification is required. */
function ChangeForm({ account }: { account: ListedStaff }) {
  const { id, name, role, totpRequired } = account;
  const form = useOfficeForm({
    url: '/api/admin/staff/change',
    loadSchema: loadChangeSchema,
    blank: { staff: id, name, role, totpRequired: '', reason: '' },
    doneText: () => 'Changed.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Name, role, codes" send="Save" sending="Saving">
      <TextField {...bind('name')} idSuffix={id} label="Name" defaultValue={name} required />
      <RadioField
        {...bindChoice('role')}
        idSuffix={id}
        label="What they may do"
        choices={roleChoices}
        initial={role}
      />
      <CheckboxField
        {...bind('totpRequired')}
        idSuffix={id}
        label="One-time codes are required"
        initial={totpRequired}
      />
      {may(account, 'staff.manage') && (
        <TextAreaField
          {...bind('reason')}
          idSuffix={id}
          label="Why, if you take the owner’s rights away"
        />
      )}
    </OfficeForm>
  );
}

const loadDecisionSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.staffDecisionSchema);

interface DecideFormProps {
  staff: string;
  decision: 'close' | 'open' | 'newPassword' | 'removeCodes' | 'endLogIns';
  /** One session only. */
  logIn?: string;
  /** Labels the form with the account's name. */
  accountName: string;
  send: string;
  doneText: string;
}

/** One action on an account, with a reason. */
function DecideForm({ staff, decision, logIn, accountName, send, doneText }: DecideFormProps) {
  const form = useOfficeForm({
    url: '/api/admin/staff/decide',
    loadSchema: loadDecisionSchema,
    blank: { staff, decision, reason: '', ...(logIn && { logIn }) },
    doneText: () => doneText,
  });
  const { bind, done } = form;
  return (
    <OfficeForm
      form={form}
      label={`${send}: ${accountName}`}
      send={send}
      sending="One moment"
      next={done?.password && <GivenPassword password={done.password} />}
    >
      {decision !== 'open' && (
        <TextAreaField
          {...bind('reason')}
          idSuffix={`${decision}-${logIn ?? staff}`}
          label="Why"
          required
        />
      )}
    </OfficeForm>
  );
}

interface AccountCardProps {
  account: ListedStaff;
  isOwn: boolean;
  asOf: string;
}

export function AccountCard({ account, isOwn, asOf }: AccountCardProps) {
  const { id, name, email, role, closedSince, lastLogIn } = account;
  return (
    <li className="office-card account-card-of" id={id}>
      <div className="account-who">
        <h3>{name || email}</h3>
        {name && <p>{email}</p>}
        <p className="account-marks">
          <b>{staffRoles[role].label}</b>
          {isOwn && <span className="office-badge office-badge-success">You</span>}
        </p>
      </div>
      <dl className="account-facts">
        <div>
          <dt>Last log-in</dt>
          <dd>{lastLogIn ? printedMoment(lastLogIn, asOf) : 'Never yet'}</dd>
        </div>
        <div>
          <dt>One-time codes</dt>
          <dd>{codesText(account)}</dd>
        </div>
        <div>
          <dt>Password</dt>
          <dd>{account.passwordGiven ? 'Given, not replaced yet' : 'Their own'}</dd>
        </div>
        {closedSince && (
          <div>
            <dt>Closed</dt>
            <dd>{printedMoment(closedSince, asOf)}</dd>
          </div>
        )}
      </dl>
      <div className="account-doing">
        {isOwn ? (
          <p>
            Change it on the page of <a href="/searchuser/account">your account</a>. Another owner
            can change your role.
          </p>
        ) : (
          <AccountActions account={account} asOf={asOf} />
        )}
      </div>
    </li>
  );
}

function codesText({ codes, totpRequired }: ListedStaff): string {
  if (codes === 'on') return totpRequired ? 'On, required' : 'On';
  return totpRequired ? 'Required, not set up yet' : 'Off';
}

function AccountActions({ account, asOf }: { account: ListedStaff; asOf: string }) {
  const { id, name, email, codes, closedSince } = account;
  const on = { staff: id, accountName: name || email };
  if (closedSince) {
    return (
      <DecideForm
        {...on}
        decision="open"
        send="Open the account again"
        doneText="It is open again."
      />
    );
  }
  return (
    <>
      <LazyDetails summary="Name, role, codes">
        <ChangeForm account={account} />
      </LazyDetails>
      <LogIns account={account} asOf={asOf} />
      <LazyDetails summary="New password">
        <p>For somebody who has forgotten theirs. Their log-ins end.</p>
        <DecideForm
          {...on}
          decision="newPassword"
          send="Give a new password"
          doneText="It is done."
        />
      </LazyDetails>
      {codes === 'on' && (
        <LazyDetails summary="Lost phone">
          <p>Takes the one-time codes off the account, and ends its log-ins.</p>
          <DecideForm
            {...on}
            decision="removeCodes"
            send="Take the codes off"
            doneText="They are off."
          />
        </LazyDetails>
      )}
      <LazyDetails summary="Close the account">
        <p>
          Nobody can log in with it any more. Open leads of this account become nobody’s, for others
          to call. What was done with it stays in the audit.
        </p>
        <DecideForm {...on} decision="close" send="Close the account" doneText="It is closed." />
      </LazyDetails>
    </>
  );
}

function LogIns({ account, asOf }: { account: ListedStaff; asOf: string }) {
  const { id, name, email, logIns } = account;
  const on = { staff: id, accountName: name || email };
  if (logIns.length === 0) return <p className="account-no-log-in">Not logged in now</p>;
  const many = logIns.length === 1 ? '1 log-in' : `${logIns.length} log-ins`;
  return (
    <LazyDetails summary={`${many} now`}>
      <ul className="log-ins">
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <LogInLine logIn={logIn} asOf={asOf} />
            {logIns.length > 1 && (
              <LazyDetails summary="End this one">
                <DecideForm
                  {...on}
                  decision="endLogIns"
                  logIn={logIn.id}
                  send="End this log-in"
                  doneText="It has ended."
                />
              </LazyDetails>
            )}
          </li>
        ))}
      </ul>
      <DecideForm
        {...on}
        decision="endLogIns"
        send={logIns.length === 1 ? 'End this log-in' : 'End all of them'}
        doneText="Ended."
      />
    </LazyDetails>
  );
}

const loadNewStaffSchema = () =>
  import('@/lib/office/staff/staff-forms').then((schemas) => schemas.newStaffSchema);

/** Creates a staff account; the form can be reused afterwards. */
export function NewAccount() {
  const [count, setCount] = useState(0);
  return (
    <div className="new-account">
      <LazyDetails summary="Make an account">
        <NewAccountFields key={count} onNext={() => setCount(count + 1)} />
      </LazyDetails>
    </div>
  );
}

function NewAccountFields({ onNext }: { onNext: () => void }) {
  const form = useOfficeForm({
    url: '/api/admin/staff',
    loadSchema: loadNewStaffSchema,
    blank: { name: '', email: '', role: 'counsellor', totpRequired: '' },
    doneText: () => 'The account is there.',
  });
  const { bind, bindChoice, done } = form;
  return (
    <>
      <OfficeForm
        form={form}
        label="Make an account"
        send="Make the account"
        sending="Making it"
        next={done && <GivenPassword password={done.password} />}
      >
        <TextField {...bind('name')} idSuffix="new" label="Name" required />
        <TextField
          {...bind('email')}
          idSuffix="new"
          label="Email"
          type="email"
          inputMode="email"
          required
        />
        <RadioField
          {...bindChoice('role')}
          idSuffix="new"
          label="What they may do"
          choices={roleChoices}
          initial="counsellor"
        />
        <CheckboxField
          {...bind('totpRequired')}
          idSuffix="new"
          label="One-time codes are required"
        />
      </OfficeForm>
      {done && (
        <button type="button" className="link-button" onClick={onNext}>
          Make another account
        </button>
      )}
    </>
  );
}
