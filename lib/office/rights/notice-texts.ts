import 'server-only';
import { dataForms, noticeText } from '@/content/data-notices';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { noticeHash } from '@/lib/site/notice-hash';

const KEEP = statement(
  'keep-notice-texts',
  {},
  `insert into notice_texts (hash, form, text)
  select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
);

/** Stores the current notices, so that each recorded hash leads to the text that was shown. */
export async function keepNoticeTexts(on: Queryable): Promise<void> {
  await KEEP.run(on, [dataForms.map(noticeHash), dataForms, dataForms.map(noticeText)]);
}
