import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { beginSettings } from '@/lib/staff/office-settings';

/** The secret of the address that the samples call. */
export const telephoneSecret = 'a-secret-that-only-the-exchange-has-been-told';

const event = {
  CallSid: 'sample-call-1',
  CallFrom: '09000000005',
  CallTo: '01140000001',
  CallType: 'incomplete',
};

/** Bodies, and the query of the call by GET. */
export const telephoneSamples: Record<string, Record<string, string>> = {
  takeCallEvent: event,
  takeCallEventByForm: event,
  setTelephone: { exchange: 'exotel' },
  makeTelephoneAddress: {},
  ringDemo: { requestId: 'demo-call-request-1', phone: '90000 00006', state: 'missed' },
};

/** Connects the exchange that the samples speak for, on a site with a demo. */
export async function makeTelephone(): Promise<void> {
  await beginSettings();
  await db.officeSettings.updateMany({
    data: { telephoneExchange: 'exotel', telephoneSecretHash: hashOf(telephoneSecret) },
  });
  await db.demoMark.createMany({ data: {}, skipDuplicates: true });
}
