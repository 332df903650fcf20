import { changeDuesSettingsCall } from '@/lib/office/dues/calls';
import { setDuesSettings } from '@/lib/office/dues/dues-settings';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(changeDuesSettingsCall, ({ who, body }) =>
  setDuesSettings(who, body),
);
