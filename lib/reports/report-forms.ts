import * as z from 'zod/mini';
import { eveningTimes } from './reports';

/** POST /api/admin/evening-mail. '' switches it off. */
export const eveningMailSchema = z.object({ at: z.enum(eveningTimes, 'Choose a time') });
