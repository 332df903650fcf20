import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { TelephonePage } from '@/components/office/telephony/telephone';
import { officeMetadata } from '@/lib/site/seo';
import { isDemo } from '@/lib/staff/page-staff';
import { may } from '@/lib/staff/permissions';
import { phoneCallList } from '@/lib/telephony/phone-calls';
import { telephoneSettings } from '@/lib/telephony/telephone-settings';

const path = '/searchuser/leads/telephone';
const title = 'Telephone calls';

export const metadata = officeMetadata(title);

export default function Telephone() {
  return staffPage('leads.read', { path, title }, async (staff) => (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <TelephonePage
        rights={staff.rights}
        calls={await phoneCallList(staff)}
        settings={may(staff, 'settings.change') ? await telephoneSettings(staff) : null}
        isDemo={await isDemo()}
        asOf={new Date().toISOString()}
      />
    </StaffFrame>
  ));
}
