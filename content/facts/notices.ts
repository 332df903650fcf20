import { notices as publishedNotices } from '@published/notices';
import { batchLines } from './batches';
import type { IsoDay } from '@/content/day';
import type { NoticeFact } from './site-facts';

export type Notice = {
  url: string;
  content: string;
  /** Test series have a blue bar, start dates an orange one. */
  kind: 'tests' | 'dates';
  /** Replaces the default label of the kind. */
  tag?: string;
  /** The last day it is about; afterwards it is marked as past (D38). */
  lastDay?: IsoDay;
};

/* The notices of the specification that are not about a batch. */
const defaults: readonly NoticeFact[] = [
  {
    link: '/testseries/csir-net',
    text: 'Test series for CSIR NET Dec 2023',
    kind: 'tests',
    lastDay: '2023-12-31',
  },
  {
    link: '/testseries/gate',
    text: 'Test series for GATE 2024',
    kind: 'tests',
    lastDay: '2024-02-29',
  },
  {
    link: '/testseries/iit-jam',
    text: 'Test series for IIT JAM 2024',
    kind: 'tests',
    lastDay: '2024-02-29',
  },
];

/** The start dates of the batches, as notices. */
export const batchNotices: readonly Notice[] = batchLines.map((line) => ({
  ...line,
  kind: 'dates',
}));

/** The notices that are not about a batch. */
export const otherNotices: readonly NoticeFact[] = publishedNotices ?? defaults;

/** The NOTICE panel of Home (specification). */
export const notices: readonly Notice[] = [
  ...batchNotices,
  ...otherNotices.map(({ link, text, kind, lastDay }) => ({
    url: link,
    content: text,
    kind,
    lastDay,
  })),
];
