import * as z from 'zod/mini';
import { declareCall } from './call';

export const openapiCall = declareCall({
  method: 'GET',
  path: '/api/openapi.json',
  name: 'openapi',
  summary: 'This document.',
  answers: { 200: z.looseObject({ openapi: z.literal('3.1.1') }) },
});

/* server.ts answers these itself, before the framework sees the request. */

export const isLiveCall = declareCall({
  method: 'GET',
  path: '/api/health/live',
  name: 'isLive',
  summary: 'Whether the process answers.',
  answers: { 200: z.strictObject({ status: z.literal('live') }) },
});

export const isReadyCall = declareCall({
  method: 'GET',
  path: '/api/health/ready',
  name: 'isReady',
  summary: 'Whether it can serve the next request: the site is built and the database answers.',
  answers: {
    200: z.strictObject({ status: z.literal('ready') }),
    503: z.strictObject({ status: z.enum(['not ready', 'starting']) }),
  },
});
