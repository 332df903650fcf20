import { MOST_PARCELS } from '@/lib/parcels/parcel-words';
import { isApiError } from '@/lib/calls/errors';
import { recordView } from '@/lib/staff/audit/views';
import { labelsPdf } from '@/lib/parcels/labels-pdf';
import { parcelsPath } from '@/lib/parcels/parcel-list';
import { parcelsToLabel } from '@/lib/parcels/parcels';
import { downloadStaff } from '@/lib/staff/download-staff';
import { pdfAnswer, plainRefusal } from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';
import { isUuid } from '@/lib/platform/uuid';
import { today } from '@/lib/site/days';

/**
 * Labels of the ticked parcels as PDF. Authenticated by cookie, so requests from other sites are
 * refused by their Sec-Fetch-Site header.
 */
export async function GET(request: Request): Promise<Response> {
  const staff = await downloadStaff(request, 'parcels.handle', {
    page: parcelsPath,
    askedOn: 'Parcels',
    verb: 'print labels',
  });
  if (staff instanceof Response) return staff;
  const ids = [...new Set(new URL(request.url).searchParams.getAll('parcel'))];
  if (ids.length === 0 || ids.length > MOST_PARCELS || !ids.every(isUuid)) {
    const sentence = `Go back, tick 1 to ${MOST_PARCELS} parcels and press “Print labels” again.`;
    return plainRefusal(422, sentence);
  }
  const parcels = await parcelsToLabel(staff, ids);
  if (parcels.length === 0) {
    return plainRefusal(404, 'None of these is to be sent with an address. Reload the list.');
  }
  const students = parcels.map(({ studentId }) => studentId);
  try {
    await recordView(staff, {
      action: 'parcels.labels',
      subject: 'list',
      people: students,
      students,
      detail: { rows: parcels.length },
    });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'too_many_requests') throw error;
    return plainRefusal(429, error.message, staff);
  }
  return pdfAnswer(labelsPdf(parcels, env.SITE_URL, staff.staffId), `labels-${today()}.pdf`);
}
