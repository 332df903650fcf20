import { randomUUID } from 'node:crypto';
import { leadStory } from '@/lib/leads/lead-story';
import { db } from '@/lib/platform/db';
import { addLead } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

test('opening a lead adds an audit entry; an unknown id adds none', async () => {
  const { id: staffId } = await staffWith('counsellor');
  const staff = await staffOf('leads.read', staffId);
  const { id } = await addLead();
  const story = await leadStory(staff, id);
  expect(story?.events.map(({ what }) => what)).toEqual(['asked']);
  expect(await leadStory(staff, randomUUID())).toBeNull();
  expect(await leadStory(staff, 'none')).toBeNull();
  expect(
    await db.auditEntry.findMany({
      orderBy: { id: 'asc' },
      select: { staffId: true, action: true, subjectId: true },
    }),
  ).toEqual([{ staffId, action: 'lead.view', subjectId: id }]);
});
