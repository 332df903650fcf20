import type { Paise } from '@/content/money';
import type { ReceiptRecord } from '@/lib/payments/receipts/receipt';

/** A tax invoice to a student in Delhi with every field set. */
export const invoice: ReceiptRecord = {
  number: 'OC/26-27/000123',
  checkCode: 'AbCdEfGhIjKlMnOpQrSt-_',
  issuedOn: '2026-11-21',
  amountPaise: 899_900 as Paise,
  excessPaise: 0 as Paise,
  particulars: {
    seller: { name: 'Orbital Chemistry Institute', address: 'Jia Sarai, Delhi' },
    buyer: { name: 'दीपा शर्मा', address: '12 Jia Sarai, New Delhi', state: 'Delhi 110016' },
    what: 'Gold 1 Year, CSIR-NET Chemical Sciences, online',
    registrationnumber: '04711',
  },
  gstin: '07ABCDE1234F1Z5',
  placeOfSupply: '07 Delhi',
  taxablePaise: 762_628,
  cgstPaise: 68_636,
  sgstPaise: 68_636,
  igstPaise: null,
  provider: 'phonepe',
  method: null,
  reference: 'T2611211409087654321',
  paidOn: '2026-11-20',
  refunds: [],
};

/** The same payment where the institute has no GSTIN. */
export const plainReceipt: ReceiptRecord = {
  ...invoice,
  ...{ gstin: null, placeOfSupply: null, taxablePaise: null, cgstPaise: null, sgstPaise: null },
};
