import { useCallback, useState } from 'react';
import type { AttentionList } from '@/lib/schemas/found-payment';
import { officeCall } from './office-call';

/** What waits for somebody, and how to load it again; without an answer, what was there stays. */
export function useAttention(start: AttentionList) {
  const [list, setList] = useState(start);
  const reload = useCallback(async () => {
    const outcome = await officeCall<AttentionList>('/api/admin/attention');
    if (outcome.kind === 'done') setList(outcome.data);
  }, []);
  return { list, reload };
}
