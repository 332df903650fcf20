'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Facts, Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { countText } from '@/content/counted';
import { printDay } from '@/content/day';
import { shelfKinds, shelfRules, type ShelfRule } from '@/content/pages/shelf-words';
import type { ListedShelfItem } from '@/lib/shelf/shelf-items';
import { may, type StaffRights } from '@/lib/staff/permissions';
import type { AudienceGroups } from './audience-field';
import { AddShelfItem, ChangeShelfItem, ShelfRuleForm } from './shelf-forms';

interface ShelfListProps {
  rights: StaffRights;
  items: readonly ListedShelfItem[];
  groups: AudienceGroups;
  /** By audience, including those no longer offered. */
  labels: Readonly<Record<string, string>>;
  opens: ShelfRule;
}

/** Course material that students can open, by purchase. */
export function ShelfList({ rights, items, groups, labels, opens }: ShelfListProps) {
  const parts = [
    { id: 'shown', heading: 'Shown', listed: items.filter(({ isWithdrawn }) => !isWithdrawn) },
    { id: 'withdrawn', heading: 'Withdrawn', listed: items.filter((item) => item.isWithdrawn) },
  ];
  return (
    <RefreshOnChange rights={rights}>
      <div className="office-stack">
        <p className="office-prose">
          Students see this under “My Course Material”. It opens {shelfRules[opens].toLowerCase()}{' '}
          and closes when everything is refunded; an overdue instalment closes nothing.
        </p>
        {may({ rights }, 'settings.change') && <ShelfRuleForm opens={opens} />}
        <AddShelfItem groups={groups} />
      </div>
      {parts.map(
        ({ id, heading, listed }) =>
          (id === 'shown' || listed.length > 0) && (
            <Section key={id} id={id} title={heading}>
              {listed.length === 0 && <p className="office-empty">Nothing yet.</p>}
              <ul className="office-list">
                {listed.map((item) => (
                  <Item key={item.id} item={item} groups={groups} labels={labels} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </RefreshOnChange>
  );
}

interface ItemProps extends Pick<ShelfListProps, 'groups' | 'labels'> {
  item: ListedShelfItem;
}

function Item({ item, groups, labels }: ItemProps) {
  const { id, title, kind, url, file, size, audiences, visibleFrom, visibleUntil, readers } = item;
  const { openedBy, times, position } = item;
  const chosen = audiences.map((audience) => [audience, labels[audience] ?? audience] as const);
  const days = [
    visibleFrom && `from ${printDay(visibleFrom)}`,
    visibleUntil && `until ${printDay(visibleUntil)}`,
  ];
  return (
    <Row
      id={id}
      heading={<bdi>{title}</bdi>}
      about={<p>{shelfKinds[kind]}</p>}
      below={
        <div className="office-stack office-stack-wide">
          <Facts
            facts={[
              { label: 'For', value: chosen.map(([, label]) => label).join('; ') },
              { label: 'Can open it', value: countText(readers, 'student') },
              {
                label: 'Opened',
                value:
                  times === 0
                    ? 'Not yet'
                    : `By ${countText(openedBy, 'student')}, ${countText(times, 'time')}`,
              },
              ...(visibleFrom || visibleUntil
                ? [{ label: 'Visible', value: days.filter(Boolean).join(' ') }]
                : []),
              { label: 'Order', value: position },
              ...(url ? [{ label: 'Link', value: new URL(url).hostname }] : []),
              ...(file ? [{ label: 'File', value: `${file}, ${printedSize(size ?? 0)}` }] : []),
            ]}
          />
          <ChangeShelfItem groups={groups} item={item} chosen={chosen} />
        </div>
      }
    />
  );
}

/** "2.4 MB" */
const printedSize = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
