import * as z from 'zod/mini';
import { enquirySchema, freeRegistrationSchema } from '@/lib/leads/lead-forms';
import { bodyRefusals, type Call } from './call';

const status = (word: string) => z.strictObject({ status: z.literal(word) });

/** What anybody may call. */
export const visitorCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/student/free-registration',
    name: 'freeRegistration',
    summary: 'Leave name, email and number for a free registration.',
    body: { type: 'application/json', schema: freeRegistrationSchema },
    plainForm: true,
    refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
  },
  {
    method: 'POST',
    path: '/api/student/discussing',
    name: 'enquiry',
    summary: 'Ask a question.',
    body: { type: 'application/json', schema: enquirySchema },
    plainForm: true,
    refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
  },
  {
    method: 'GET',
    path: '/public/{filename}',
    name: 'photo',
    summary: 'The photo of a student. Whoever has its name may see it; nobody can guess one.',
    refusals: ['not_found'],
    answers: { 200: 'image/jpeg' },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    name: 'openapi',
    summary: 'This document.',
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.1') }) },
  },
];

/** Answered by server.ts itself, before anything of Next is asked. */
export const serverCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/health/live',
    name: 'isLive',
    summary: 'Whether the process answers.',
    answers: { 200: status('live') },
  },
  {
    method: 'GET',
    path: '/api/health/ready',
    name: 'isReady',
    summary: 'Whether it can serve the next request: the site is built and the database answers.',
    answers: {
      200: status('ready'),
      503: z.strictObject({ status: z.enum(['not ready', 'starting']) }),
    },
  },
];
