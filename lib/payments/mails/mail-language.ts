import { printDay, printHindiDay, type IsoDay } from '@/content/day';
import type { Language } from '@/content/hindi';
import type { Paise } from '@/content/money';
import { owedBackText } from '@/content/pages/policies/refund';
import { owedBackInHindi } from '../payer-words-hindi';
import { paymentMailInHindi } from './payment-mail-words-hindi';
import { paymentMailWords, type PaymentMailWords } from './payment-mail-words';

/** What a mail about a payment says in a language. */
export interface MailLanguage {
  words: PaymentMailWords;
  printDay: (day: IsoDay) => string;
  owedBackText: (paise: Paise) => string;
}

export const mailLanguages: Readonly<Record<Language, MailLanguage>> = {
  en: { words: paymentMailWords, printDay, owedBackText: (paise) => owedBackText(paise) },
  hi: {
    words: paymentMailInHindi,
    printDay: printHindiDay,
    owedBackText: (paise) => owedBackText(paise, owedBackInHindi),
  },
};
