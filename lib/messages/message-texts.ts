import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { DefaultTextInput, MessageTextInput } from './message-forms';
import type { MessageLanguage, MomentName } from './moments';
import type { MessageWriter } from './placeholders';

/** The owner's text of a message; null where the default is used. */
export interface OwnText {
  moment: MomentName;
  language: MessageLanguage;
  text: string | null;
  version: number;
}

/** What a page needs to prepare messages: the owner's texts, who writes and the site. */
export interface MessageDesk extends MessageWriter {
  texts: readonly OwnText[];
}

const columns = { moment: true, language: true, text: true, version: true } as const;

/** The texts that an owner has changed. They name nobody. */
export async function ownTexts(): Promise<OwnText[]> {
  return (await db.messageText.findMany({ select: columns })) as OwnText[];
}

/** The texts, and whoever is logged in as their writer. */
export async function messageDesk({ name, email }: StaffPerson): Promise<MessageDesk> {
  const writer = name || email.replace(/@.*/s, '');
  return { texts: await ownTexts(), writer, siteUrl: env.SITE_URL };
}

/**
 * Sets the text of a message.
 * @returns its version
 * @throws ApiError conflict, with the version it has now, when another owner has changed it
 */
export async function setMessageText(
  owner: Staff<'settings.change'>,
  { text, ...shown }: MessageTextInput,
): Promise<{ version: number }> {
  return writeText(owner, shown, text.replaceAll('\r\n', '\n').trim());
}

/** Goes back to the default text of a message; refusals as of `setMessageText`. */
export async function resetMessageText(
  owner: Staff<'settings.change'>,
  shown: DefaultTextInput,
): Promise<{ version: number }> {
  return writeText(owner, shown, null);
}

async function writeText(
  owner: Staff<'settings.change'>,
  { moment, language, version }: DefaultTextInput,
  text: string | null,
): Promise<{ version: number }> {
  return inTransaction(async (tx) => {
    await lockNames(tx, `message text ${moment} ${language}`);
    const where = { moment_language: { moment, language } };
    const now = await tx.db.messageText.findUnique({ where, select: columns });
    // A repeat, or the same text by somebody else.
    if ((now?.text ?? null) === text) return { version: now?.version ?? 0 };
    if ((now?.version ?? 0) !== version) throw changedMeanwhile(now?.version ?? 0);
    const next = { text, version: version + 1 };
    await tx.db.messageText.upsert({
      where,
      create: { moment, language, ...next },
      update: next,
      select: { version: true },
    });
    await noteText(tx, owner, { moment, language, isDefault: text === null });
    return { version: next.version };
  });
}

const changedMeanwhile = (version: number) =>
  new ApiError(
    'conflict',
    'Another owner has changed this text. What you typed is still here but not saved: reload the page in a new tab to see theirs, or save again to replace it.',
    { version },
  );

async function noteText(
  tx: Transaction,
  owner: Staff<'settings.change'>,
  messageText: { moment: MomentName; language: MessageLanguage; isDefault: boolean },
): Promise<void> {
  const act = { action: 'settings.change', subject: 'settings' } as const;
  await noteAct(tx, owner, { ...act, detail: { messageText } });
}
