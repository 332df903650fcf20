import { GET as getNews } from '@/app/api/admin/unanswered-leads/route';
import { db } from '@/lib/platform/db';
import { endSilentCalls } from '@/lib/telephony/phone-calls';
import type { OfficeNews } from '@/lib/leads/unanswered-leads';
import { bearer, read } from '../../support/accounts/log-in';
import { addLead, hours, recordCall } from '../../support/leads/leads';
import { staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { connect, exotelCall, newAddress, tell, tellByPost } from '../../support/telephony/exchange';

withEmptyTables();

const phone = '98100 12345';
const leads = () => db.lead.findMany({ orderBy: { createdAt: 'asc' } });
const calls = () => db.phoneCall.findMany({ orderBy: { receivedAt: 'asc' } });

test('a missed call from an unknown number makes one lead that is to be answered', async () => {
  const owner = await staffWith('owner');
  const counsellor = await staffWith('counsellor');
  const path = await connect(owner.token);
  const call = exotelCall('09810012345');
  expect((await tell(path, call.ringing)).status).toBe(200);
  expect(await leads()).toEqual([]);
  expect((await tell(path, call.missed)).body).toEqual({ success: true });
  const [lead] = await leads();
  expect(lead).toMatchObject({
    kind: 'phoneCall',
    name: 'Unknown caller',
    phonenumber: '09810012345',
    status: 'new',
    staffId: counsellor.id,
    answeredAt: null,
    nextCallAt: null,
    answerBy: expect.any(Date),
  });
  expect(await calls()).toMatchObject([
    {
      callId: call.id,
      state: 'missed',
      leadId: lead?.id,
      startedAt: new Date('2026-11-28T10:00:00+05:30'),
    },
  ]);
});
