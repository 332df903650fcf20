import 'server-only';

/** The day in Delhi on which the money of a payment `p` came; the indexes of both days are by just these. */
export const cameOn = `coalesce(p."receivedOn", (p."paidAt" at time zone 'Asia/Kolkata')::date)`;

/** The day in Delhi on which a refund `r` arrived. */
export const wentBackOn = `(r."doneAt" at time zone 'Asia/Kolkata')::date`;

/** Cash, bank, upi, or the gateway. */
export const wayOf = `coalesce(p.method, p.provider)`;
