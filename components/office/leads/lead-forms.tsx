'use client';

import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '@/components/form/call';
import type { FormValues } from '@/components/form/form-values';
import {
  canMoveFocus,
  OfficeForm,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { closedReasons, leadStatusWords, UNKNOWN_CALLER } from '@/lib/leads/lead-words';
import { fieldTime } from '@/lib/site/delhi-time';
import { callTimes } from '@/lib/site/office-time';
import type { Assignee, LeadState, ListedLead } from '@/lib/leads/listed-lead';
import { CallOutcomes } from './call-outcomes';
import { useLeads } from './leads-provider';

interface LeadFieldProps<Name extends string> extends BoundField {
  initial: string;
  fill: (name: Name, value: string) => Promise<void>;
}

/** Shown while "closed" is selected: presets for common reasons, free text for others. */
function ClosedReason({ initial, fill, ...bound }: LeadFieldProps<'closedReason'>) {
  return (
    <div className="lead-closed">
      <TextField {...bound} label="Reason" defaultValue={initial} />
      <p className="lead-presets">
        {closedReasons.map((reason) => (
          <button key={reason} type="button" onClick={() => void fill('closedReason', reason)}>
            {reason}
          </button>
        ))}
      </p>
    </div>
  );
}

const callTimeChoices = [
  ['In 2 hours', 'inTwoHours'],
  ['Tomorrow 11:00', 'tomorrowAt11'],
  ['Monday 11:00', 'mondayAt11'],
] as const;

/** Day and time of the next call; hidden for closed and enrolled leads. */
export function NextCall({ initial, fill, ...bound }: LeadFieldProps<'nextCallAt'>) {
  return (
    <div className="lead-next">
      <TextField {...bound} label="Next call" defaultValue={initial} type="datetime-local" />
      <p className="lead-presets">
        {callTimeChoices.map(([label, time]) => (
          <button
            key={time}
            type="button"
            onClick={() => void fill('nextCallAt', callTimes(new Date())[time])}
          >
            <span className="sr-only">Call again: </span>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => void fill('nextCallAt', '')}>
          No call
        </button>
      </p>
    </div>
  );
}

interface AssigneeFieldProps extends BoundField {
  initial: string;
  /** The current assignee, who may have left. */
  assignee?: Assignee | null;
}

/** The assignee. */
export function AssigneeField({ assignee = null, ...bound }: AssigneeFieldProps) {
  const { assignable } = useLeads();
  const formerAssignee =
    assignee && assignable.every(({ id }) => id !== assignee.id) ? [assignee] : [];
  return (
    <SelectField
      {...bound}
      label="Assigned to"
      choices={[
        ['', 'Unassigned'],
        ...[...formerAssignee, ...assignable].map(({ id, name }) => [id, name] as const),
      ]}
    />
  );
}

export const officeForms = () => import('@/lib/leads/office-forms');

const statuses = Object.entries(leadStatusWords);

interface LeadFormProps {
  /** The lead when editing began. */
  lead: LeadState & { name: string };
  /** Unsaved values, for a row that is mounted again. */
  typed: FormValues;
  onTouched: () => void;
  onDone: () => void;
}

/** Status, assignee, next call and a note. */
function LeadForm({ lead, typed, onTouched, onDone }: LeadFormProps) {
  const { id, name } = lead;
  const { staffId } = useLeads();
  const [requestId] = useState(newRequestId);
  const [version, setVersion] = useState(lead.version);
  const before = fieldValues(lead);
  const initial = { ...before, staffId: before.staffId || staffId, name: '', note: '', ...typed };
  const form = useOfficeForm({
    url: '/api/admin/lead',
    loadSchema: () => officeForms().then((schemas) => schemas.leadChangeSchema),
    blank: { ...initial, id, requestId, version: String(version) },
    doneText: () => `Saved: ${name}.`,
    toBody: (typed) => ({
      id,
      requestId,
      version,
      note: typed.note,
      name: typed.name,
      ...changedFields(before, typed),
    }),
    onConflict: setVersion,
  });
  const { ref, bind, bindChoice, done } = form;
  const fill: typeof form.fill = async (field, value) => {
    onTouched();
    await form.fill(field, value);
    onTouched();
  };
  useEffect(() => {
    if (done === null) return;
    closeDetails(ref.current);
    onDone();
  }, [done, ref, onDone]);
  return (
    <OfficeForm
      form={form}
      label={`Change ${name}`}
      send={version !== lead.version ? 'Save my version' : 'Save'}
      sending="Saving"
    >
      {name === UNKNOWN_CALLER && (
        <TextField {...bind('name')} label="Name of the caller" defaultValue={initial.name} />
      )}
      <RadioField
        {...bindChoice('status')}
        label="Status"
        choices={statuses}
        initial={initial.status}
      />
      <ClosedReason {...bind('closedReason')} initial={initial.closedReason} fill={fill} />
      {lead.doNotCallAt === null && (
        <NextCall {...bind('nextCallAt')} initial={initial.nextCallAt} fill={fill} />
      )}
      <TextAreaField {...bind('note')} label="Note" initial={initial.note} />
      <AssigneeField {...bind('staffId')} initial={initial.staffId} assignee={lead.assignee} />
    </OfficeForm>
  );
}

/** Closes the details around a saved form and focuses its summary. */
function closeDetails(form: HTMLFormElement | null): void {
  const details = form?.closest('details');
  if (!details) return;
  details.open = false;
  if (canMoveFocus(form)) details.querySelector('summary')?.focus();
}

function fieldValues({ status, closedReason, assignee, nextCallAt }: LeadState) {
  return {
    status: status as string,
    closedReason: closedReason ?? '',
    staffId: assignee?.id ?? '',
    nextCallAt: nextCallAt ? fieldTime(new Date(nextCallAt)) : '',
  };
}

/** Only changed fields, so that a colleague's changes to the others are kept. */
function changedFields(
  before: ReturnType<typeof fieldValues>,
  typed: FormValues,
): Partial<FormValues> {
  const names = Object.keys(before) as (keyof typeof before)[];
  const changed = names.filter((name) => typed[name] !== before[name]);
  const sent = changed.filter((name) => name !== 'closedReason' || typed.status === 'closed');
  return Object.fromEntries(sent.map((name) => [name, typed[name]]));
}

interface LeadChangeProps {
  lead: ListedLead;
}

/**
 * The edit form of a lead; it can be used repeatedly. While there is unsaved input, it edits the lead as it
 * was when typing began, even if the list refreshes or the row moves.
 */
export function LeadChange({ lead }: LeadChangeProps) {
  const { drafts } = useLeads();
  const [draft, setDraft] = useState(() => drafts.get(lead.id) ?? null);
  const [frozen, setFrozen] = useState(draft?.lead ?? null);
  const [round, setRound] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const shown = frozen ?? lead;
  const touched = () => {
    setFrozen(shown);
    const form = root.current?.querySelector('form');
    if (form) drafts.set(lead.id, { lead: shown, typed: formTexts(form) });
  };
  return (
    <div ref={root} onInput={touched}>
      {lead.doNotCallAt === null && <CallOutcomes lead={lead} />}
      <LeadForm
        key={`${round}-${shown.version}`}
        lead={shown}
        typed={draft?.typed ?? {}}
        onTouched={touched}
        onDone={() => {
          drafts.delete(lead.id);
          setDraft(null);
          setFrozen(null);
          setRound(round + 1);
        }}
      />
    </div>
  );
}

function formTexts(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
