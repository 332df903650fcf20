import { useEffect, useState } from 'react';
import { newRequestId } from '@/components/form/submission';
import type { Typed } from '@/components/form/typed';
import { leadStatusWords } from '@/content/lead-words';
import { fieldTime } from '@/lib/leads/delhi-time';
import type { LeadState } from '@/lib/leads/listed-lead';
import { isFocusFree } from '../office/is-focus-free';
import { Choices, Words } from '../office/office-fields';
import { OfficeForm } from '../office/office-form';
import { useOfficeForm } from '../office/use-office-form';
import { ClosedReason, NextCall, OwnerField } from './lead-fields';
import { NoAnswer } from './no-answer';
import { useDesk } from './leads-desk';

const loadSchema = () =>
  import('@/lib/schemas/lead-change').then((schemas) => schemas.leadChangeSchema);

const statuses = Object.entries(leadStatusWords);

interface LeadFormProps {
  /** As it was seen when the first letter was typed. */
  lead: LeadState & { name: string };
  /** What was typed since, where the row was made anew. */
  typed: Typed;
  onTouched: () => void;
  onDone: () => void;
}

/** How far a lead has come, who follows it up, when it is called next, and a note. */
export function LeadForm({ lead, typed, onTouched, onDone }: LeadFormProps) {
  const { id, name } = lead;
  const { me, tell } = useDesk();
  const [requestId] = useState(newRequestId);
  const [version, setVersion] = useState(lead.version);
  const was = typedOf(lead);
  const start = { ...was, staffId: was.staffId || me, note: '', ...typed };
  const form = useOfficeForm<typeof start & Record<string, string>, { version: number }>({
    url: '/api/admin/lead',
    loadSchema,
    blank: { ...start, id, requestId, version: String(version) },
    told: () => `Saved: ${name}.`,
    sent: (typed) => ({ id, requestId, version, note: typed.note, ...changesOf(was, typed) }),
    overtaken: setVersion,
  });
  const { ref, bind, bindChoice, done } = form;
  const fill: typeof form.fill = async (field, value) => {
    onTouched();
    await form.fill(field, value);
    onTouched();
  };
  useEffect(() => {
    if (done === null) return;
    const opened = ref.current?.closest('details');
    if (opened) {
      opened.open = false;
      if (isFocusFree(ref.current)) opened.querySelector('summary')?.focus();
    }
    tell(`Saved: ${name}.`);
    onDone();
  }, [done, ref, name, tell, onDone]);
  const overtaken = version !== lead.version;
  return (
    <OfficeForm
      form={form}
      label={`Change ${name}`}
      send={overtaken ? 'Save mine over it' : 'Save'}
      sending="Saving"
    >
      <NoAnswer isNew={lead.status === 'new'} form={{ ref, fill }} />
      <Choices
        {...bindChoice('status')}
        of={id}
        label="How far it has come"
        choices={statuses}
        start={start.status}
      />
      <ClosedReason {...bind('closedReason')} of={id} start={start.closedReason} fill={fill} />
      <NextCall {...bind('nextCallAt')} of={id} start={start.nextCallAt} fill={fill} />
      <Words {...bind('note')} of={id} label="Note" start={start.note} />
      <OwnerField {...bind('staffId')} of={id} start={start.staffId} owner={lead.owner} />
    </OfficeForm>
  );
}

/** What of a lead stands in the fields. */
function typedOf({ status, closedReason, owner, nextCallAt }: LeadState) {
  return {
    status: status as string,
    closedReason: closedReason ?? '',
    staffId: owner?.id ?? '',
    nextCallAt: nextCallAt ? fieldTime(new Date(nextCallAt)) : '',
  };
}

/** Only what is not as it was, so that nobody takes back what somebody else did to the rest. */
function changesOf(was: ReturnType<typeof typedOf>, typed: Typed): Partial<Typed> {
  const names = Object.keys(was) as (keyof typeof was)[];
  const changed = names.filter((name) => typed[name] !== was[name]);
  const told = changed.filter((name) => name !== 'closedReason' || typed.status === 'closed');
  return Object.fromEntries(told.map((name) => [name, typed[name]]));
}
