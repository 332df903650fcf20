import { renamePasskeyCall } from '@/lib/office/staff/calls';
import { renamePasskey } from '@/lib/office/staff/passkeys';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(renamePasskeyCall, ({ who, body }) => renamePasskey(who, body));
