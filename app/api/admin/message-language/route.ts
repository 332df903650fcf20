import { rememberLanguageCall } from '@/lib/leads/calls';
import { rememberLanguage } from '@/lib/leads/message-language';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(rememberLanguageCall, ({ who, body }) =>
  rememberLanguage(who, body),
);
