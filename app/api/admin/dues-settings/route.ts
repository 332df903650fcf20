import { changeDuesSettingsCall } from '@/lib/dues/calls';
import { setDuesSettings } from '@/lib/dues/dues-settings';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeDuesSettingsCall, ({ who, body }) =>
  setDuesSettings(who, body),
);
