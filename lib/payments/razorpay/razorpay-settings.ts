/** What razorpay.com's dashboard gives. The keys belong to one account, so every answer is about ours. */
export interface RazorpaySettings {
  /** Without `/v1`. Another one is for trying things out. */
  url?: string | undefined;
  keyId: string;
  keySecret: string;
  /** Any of them may have signed a notice: an old one still signs what is sent again. */
  webhookSecrets: readonly string[];
}
