import * as z from 'zod/mini';
import { count } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { demoBookingSchema, demoSeatSchema } from './demo-forms';

export const bookDemoClassCall = declareCall({
  method: 'POST',
  path: '/api/student/demo-class',
  name: 'bookDemoClass',
  summary:
    'Book a seat in a demo class, without an account. Refused as a conflict, with the next classes that have a seat, when the class is full or has begun. A repeat with the same `requestId` is the same seat.',
  body: json(demoBookingSchema),
  plainForm: '/demo-class#booked',
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const demoSeatsCall = declareCall({
  method: 'GET',
  path: '/api/demo-classes',
  name: 'demoSeats',
  summary: 'The demo classes that have not begun, by their start, and their free seats.',
  data: z.array(z.strictObject({ id: z.string(), left: count })),
});

export const markDemoSeatCall = declareCall({
  method: 'POST',
  path: '/api/admin/demo-seat',
  name: 'markDemoSeat',
  summary:
    'Record whether somebody came to their demo class, or that they cancelled, which frees the seat; empty takes it back. A repeat changes nothing. Refused as a conflict when a cancelled seat was given to somebody else.',
  auth: 'staff',
  action: 'leads.change',
  body: json(demoSeatSchema, 'Not saved. Please correct the marked fields.'),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});
