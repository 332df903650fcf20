import { handler } from '@/lib/api';
import { ApiError } from '@/lib/errors';

const unknown = handler(() => {
  throw new ApiError('not_found', 'There is no such call.');
});

export { unknown as GET, unknown as POST };
