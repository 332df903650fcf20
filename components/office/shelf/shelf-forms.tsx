'use client';

import { useState, type ReactNode } from 'react';
import { newRequestId } from '@/components/form/call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  RadioField,
  SelectField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { shelfKinds, shelfRules, type ShelfRule } from '@/content/pages/shelf-words';
import type { ListedShelfItem } from '@/lib/shelf/shelf-items';
import { AudienceField, type Audience, type AudienceGroups } from './audience-field';
import { FileField } from './file-field';

const forms = () => import('@/lib/shelf/shelf-forms');

interface ItemFormProps {
  groups: AudienceGroups;
  /** The item to change; null for a new one. */
  item: ListedShelfItem | null;
  /** Labels of the current audiences. */
  chosen: readonly Audience[];
}

/** Adds course material. It can be reused afterwards. */
export function AddShelfItem({ groups }: Pick<ItemFormProps, 'groups'>) {
  return (
    <LazyDetails className="office-box" id="add" summary="Add course material">
      <Again>{(again) => <ItemForm groups={groups} item={null} chosen={[]} again={again} />}</Again>
    </LazyDetails>
  );
}

/** Changes course material, or hides it. */
export function ChangeShelfItem({
  groups,
  item,
  chosen,
}: ItemFormProps & { item: ListedShelfItem }) {
  const { id, isWithdrawn } = item;
  return (
    <div className="office-actions">
      <LazyDetails summary="Change">
        <Again>
          {(again) => <ItemForm groups={groups} item={item} chosen={chosen} again={again} />}
        </Again>
      </LazyDetails>
      <ActionForm
        key={String(isWithdrawn)}
        url="/api/admin/shelf/withdraw"
        loadSchema={() => forms().then(({ withdrawSchema }) => withdrawSchema)}
        blank={{ item: id, withdrawn: isWithdrawn ? 'no' : 'yes' }}
        doneText={({ withdrawn }) =>
          withdrawn ? 'Withdrawn. Students no longer see it.' : 'Students can open it again.'
        }
        label={isWithdrawn ? `Show ${item.title} again` : `Withdraw ${item.title}`}
        send={isWithdrawn ? 'Show again' : 'Withdraw'}
        sending="Saving"
        variant="outline"
      />
    </div>
  );
}

/** A form that can be filled in again after it was saved. */
function Again({ children }: { children: (again: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  return <div key={round}>{children(() => setRound(round + 1))}</div>;
}

function useItemForm({ item, chosen }: Pick<ItemFormProps, 'item' | 'chosen'>) {
  const [requestId] = useState(newRequestId);
  return useOfficeForm({
    url: '/api/admin/shelf',
    loadSchema: () => forms().then(({ shelfItemSchema }) => shelfItemSchema),
    blank: {
      requestId,
      item: item?.id ?? '',
      title: item?.title ?? '',
      kind: item?.kind ?? 'class',
      url: item?.url ?? '',
      file: '',
      audiences: chosen.map(([value]) => value).join('\n'),
      visibleFrom: item?.visibleFrom ?? '',
      visibleUntil: item?.visibleUntil ?? '',
      position: String(item?.position ?? 100),
    },
    doneText: () => (item ? 'Saved.' : 'Added. Students who have paid for it see it now.'),
  });
}

function ItemForm({ groups, item, chosen, again }: ItemFormProps & { again: () => void }) {
  const form = useItemForm({ item, chosen });
  const { bind, fill } = form;
  return (
    <OfficeForm
      form={form}
      label={item ? `Change ${item.title}` : 'Course material'}
      send={item ? 'Save' : 'Add'}
      sending="Saving"
      next={
        <button type="button" className="link-button" onClick={again}>
          {item ? 'Change it again' : 'Add another'}
        </button>
      }
    >
      <TextField {...bind('title')} label="Title" defaultValue={item?.title} required />
      <SelectField
        {...bind('kind')}
        label="What it is"
        choices={Object.entries(shelfKinds)}
        initial={item?.kind ?? 'class'}
      />
      <TextField
        {...bind('url')}
        label="Link"
        hint="Beginning with https://. Students do not see it before they open it."
        inputMode="url"
        defaultValue={item?.url ?? ''}
      />
      <FileField
        {...bind('file')}
        before={item?.file ?? null}
        onUploaded={(file) => void fill('file', file)}
      />
      <AudienceField
        {...bind('audiences')}
        label="Who can open it"
        groups={groups}
        initial={chosen}
        onChoose={(values) => void fill('audiences', values.join('\n'))}
      />
      <Visibility item={item} bind={bind} />
    </OfficeForm>
  );
}

interface VisibilityProps {
  item: ListedShelfItem | null;
  bind: ReturnType<typeof useItemForm>['bind'];
}

/** Visibility, and position in the list. */
function Visibility({ item, bind }: VisibilityProps) {
  return (
    <>
      <div className="office-columns">
        <TextField
          {...bind('visibleFrom')}
          label="Visible from (optional)"
          type="date"
          defaultValue={item?.visibleFrom ?? ''}
        />
        <TextField
          {...bind('visibleUntil')}
          label="Visible until (optional)"
          type="date"
          defaultValue={item?.visibleUntil ?? ''}
        />
      </div>
      <TextField
        {...bind('position')}
        label="Order"
        hint="Lower numbers come first"
        inputMode="numeric"
        defaultValue={String(item?.position ?? 100)}
      />
    </>
  );
}

/** Chooses the payment that opens course material. */
export function ShelfRuleForm({ opens }: { opens: ShelfRule }) {
  return (
    <LazyDetails summary="Change when it opens">
      <RuleForm key={opens} opens={opens} />
    </LazyDetails>
  );
}

function RuleForm({ opens }: { opens: ShelfRule }) {
  const form = useOfficeForm({
    url: '/api/admin/shelf/rule',
    loadSchema: () => forms().then(({ shelfRuleSchema }) => shelfRuleSchema),
    blank: { opens },
    doneText: () => 'Saved. It counts from now on.',
  });
  return (
    <OfficeForm form={form} label="When course material opens" send="Save" sending="Saving">
      <RadioField
        {...form.bindChoice('opens')}
        label="Course material opens"
        choices={Object.entries(shelfRules)}
        initial={opens}
      />
    </OfficeForm>
  );
}
