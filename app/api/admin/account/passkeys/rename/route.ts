import { renamePasskeyCall } from '@/lib/staff/calls';
import { renamePasskey } from '@/lib/staff/passkeys';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(renamePasskeyCall, ({ who, body }) => renamePasskey(who, body));
