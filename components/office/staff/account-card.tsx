'use client';

import { useState } from 'react';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  CheckboxField,
  OfficeForm,
  RadioField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { Badge, Facts, Row } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { roleChoices, staffRoles } from '@/lib/staff/staff-roles';
import type { ListedStaff } from '@/lib/staff/staff-accounts';
import { GivenPassword, LogInLine } from './account-facts';
import { Permissions } from './permissions-form';

const staffForms = () => import('@/lib/staff/staff-forms');

/** Name, role and whether two-step verification is required. */
function ChangeForm({ account }: { account: ListedStaff }) {
  const { id, name, role, totpRequired } = account;
  const form = useOfficeForm({
    url: '/api/admin/staff/change',
    loadSchema: () => staffForms().then((schemas) => schemas.changedStaffSchema),
    blank: { staff: id, name, role, totpRequired: '', reason: '' },
    doneText: () => 'Changed.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Name, role, two-step verification" send="Save" sending="Saving">
      <TextField {...bind('name')} label="Name" defaultValue={name} required />
      <RadioField {...bindChoice('role')} label="Role" choices={roleChoices} initial={role} />
      <CheckboxField
        {...bind('totpRequired')}
        label="Two-step verification is required"
        initial={totpRequired}
      />
      {role === 'owner' && (
        <TextAreaField {...bind('reason')} label="Reason, if you remove the owner role" />
      )}
    </OfficeForm>
  );
}

interface DecideFormProps {
  account: ListedStaff;
  decision: 'close' | 'open' | 'newPassword' | 'removeCodes' | 'endLogIns';
  /** One session only. */
  logIn?: string;
  send: string;
  doneText: string;
}

/** One action on an account, with a reason. */
function DecideForm({ account, decision, logIn, send, doneText }: DecideFormProps) {
  const { id, name, email } = account;
  return (
    <ActionForm
      url="/api/admin/staff/decide"
      loadSchema={() => staffForms().then((schemas) => schemas.staffDecisionSchema)}
      blank={{ staff: id, decision, reason: '', ...(logIn && { logIn }) }}
      doneText={() => doneText}
      label={`${send}: ${name || email}`}
      send={send}
      sending="One moment"
      reason={decision === 'open' ? undefined : 'Reason'}
      next={({ password }) => password && <GivenPassword password={password} />}
    />
  );
}

interface AccountCardProps {
  account: ListedStaff;
  isOwn: boolean;
  asOf: string;
}

export function AccountCard({ account, isOwn, asOf }: AccountCardProps) {
  const { id, name, email, role, closedSince, lastLogIn, passwordGiven, given, taken } = account;
  const facts = [
    { label: 'Last log-in', value: lastLogIn ? printedMoment(lastLogIn, asOf) : 'Never' },
    { label: 'Two-step verification', value: codesText(account) },
    { label: 'Password', value: passwordGiven ? 'Temporary, not changed yet' : 'Their own' },
    ...(given.length > 0 ? [{ label: 'Also may', value: given.join('; ') }] : []),
    ...(taken.length > 0 ? [{ label: 'May not', value: taken.join('; ') }] : []),
    ...(closedSince ? [{ label: 'Closed', value: printedMoment(closedSince, asOf) }] : []),
  ];
  return (
    <Row
      id={id}
      heading={name || email}
      about={
        <>
          {name && <p className="office-note">{email}</p>}
          <p>
            <b>{staffRoles[role].label}</b> {isOwn && <Badge tone="success">You</Badge>}
          </p>
        </>
      }
    >
      <Facts facts={facts} />
      <div className="office-actions">
        {isOwn ? (
          <p>
            Change your details under <a href="/searchuser/account">Your account</a>. Another owner
            can change your role.
          </p>
        ) : (
          <AccountActions account={account} asOf={asOf} />
        )}
      </div>
    </Row>
  );
}

function codesText({ codes, totpRequired }: ListedStaff): string {
  if (codes === 'on') return totpRequired ? 'On, required' : 'On';
  return totpRequired ? 'Required, not set up yet' : 'Off';
}

function AccountActions({ account, asOf }: { account: ListedStaff; asOf: string }) {
  if (account.closedSince) {
    return (
      <DecideForm
        account={account}
        decision="open"
        send="Reopen the account"
        doneText="Account reopened."
      />
    );
  }
  return (
    <>
      <LazyDetails summary="Name, role, two-step verification">
        <ChangeForm account={account} />
      </LazyDetails>
      <Permissions account={account} />
      <LogIns account={account} asOf={asOf} />
      <LazyDetails summary="New password">
        <p>For a forgotten password. All log-ins of the account end.</p>
        <DecideForm
          account={account}
          decision="newPassword"
          send="Set a temporary password"
          doneText="Temporary password set."
        />
      </LazyDetails>
      {account.codes === 'on' && (
        <LazyDetails summary="Lost phone">
          <p>Turns off two-step verification for the account and ends its log-ins.</p>
          <DecideForm
            account={account}
            decision="removeCodes"
            send="Turn off two-step verification"
            doneText="Two-step verification is off."
          />
        </LazyDetails>
      )}
      <LazyDetails summary="Close this account">
        <p>
          It can no longer log in. Its open leads are given to others by the rules. Its entries stay
          in the audit log.
        </p>
        <DecideForm
          account={account}
          decision="close"
          send="Close account"
          doneText="Account closed."
        />
      </LazyDetails>
    </>
  );
}

function LogIns({ account, asOf }: { account: ListedStaff; asOf: string }) {
  const { logIns } = account;
  if (logIns.length === 0) return <p className="office-note">Not logged in</p>;
  const many =
    logIns.length === 1 ? 'Logged in on 1 device' : `Logged in on ${logIns.length} devices`;
  return (
    <LazyDetails summary={many}>
      <ul className="office-items log-ins">
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <LogInLine logIn={logIn} asOf={asOf} />
            {logIns.length > 1 && (
              <LazyDetails summary="End only this one">
                <DecideForm
                  account={account}
                  decision="endLogIns"
                  logIn={logIn.id}
                  send="End this log-in"
                  doneText="Log-in ended."
                />
              </LazyDetails>
            )}
          </li>
        ))}
      </ul>
      <DecideForm
        account={account}
        decision="endLogIns"
        send={logIns.length === 1 ? 'End this log-in' : 'End all log-ins'}
        doneText="Log-ins ended."
      />
    </LazyDetails>
  );
}

/** Creates a staff account; the form can be reused afterwards. */
export function NewAccount() {
  const [count, setCount] = useState(0);
  return (
    <LazyDetails summary="Add an account">
      <NewAccountFields key={count} onNext={() => setCount(count + 1)} />
    </LazyDetails>
  );
}

function NewAccountFields({ onNext }: { onNext: () => void }) {
  const form = useOfficeForm({
    url: '/api/admin/staff',
    loadSchema: () => staffForms().then((schemas) => schemas.newStaffSchema),
    blank: { name: '', email: '', role: 'counsellor', totpRequired: '' },
    doneText: () => 'Account added.',
  });
  const { bind, bindChoice, done } = form;
  return (
    <>
      <OfficeForm
        form={form}
        label="Add an account"
        send="Add account"
        sending="Adding"
        next={done && <GivenPassword password={done.password} />}
      >
        <TextField {...bind('name')} label="Name" required />
        <TextField {...bind('email')} label="E-mail" type="email" inputMode="email" required />
        <RadioField
          {...bindChoice('role')}
          label="Role"
          choices={roleChoices}
          initial="counsellor"
        />
        <CheckboxField {...bind('totpRequired')} label="Two-step verification is required" />
      </OfficeForm>
      {done && (
        <button type="button" className="link-button" onClick={onNext}>
          Add another account
        </button>
      )}
    </>
  );
}
