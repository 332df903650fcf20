/** Methods of payments that staff record, as in `payments.method`. */
export const officeMethods = ['cash', 'bank', 'upi'] as const;

/** The gateways, by their name in URLs, PAYMENT_PROVIDER and `payments.provider`. */
const gatewayLabels = {
  phonepe: 'PhonePe',
  razorpay: 'Razorpay',
  sandbox: 'Test payment',
} as const;

export type GatewayName = keyof typeof gatewayLabels;
export const gatewayNames = Object.keys(gatewayLabels) as readonly GatewayName[];

/** "phonepe, razorpay or sandbox" */
export const anyGateway = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  gatewayNames,
);

/** The gateways that move money, with their labels. */
export const realGateways = Object.entries(gatewayLabels).filter(([name]) => name !== 'sandbox');

/** Ways of payments and refunds; "sandbox" moves no money. */
export const waysOfMoney = [...officeMethods, ...gatewayNames];
export type WayOfMoney = (typeof waysOfMoney)[number];

/** Labels on documents and in mails. */
export const wayLabels: Readonly<Record<string, string>> = {
  cash: 'Cash',
  bank: 'Bank deposit',
  upi: 'UPI',
  ...gatewayLabels,
};

/** Ways of refunds, as printed on documents. */
export const refundWays: Readonly<Record<string, string>> = {
  ...wayLabels,
  bank: 'Bank transfer',
  gateway: 'Original payment method',
};
