import * as z from 'zod/mini';

/** A box that was ticked; anything but a tick is none. */
export const ticked = z.catch(
  z.pipe(
    z.literal([true, 'true', 'on']),
    z.transform(() => true),
  ),
  false,
);
