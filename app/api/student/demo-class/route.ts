import { sendingPage, serveAnybody } from '@/lib/calls/serve';
import { bookDemoClass } from '@/lib/demo-classes/book-seat';
import { bookDemoClassCall } from '@/lib/demo-classes/calls';
import { asMayBeUsed } from '@/lib/sources/privacy';

export const POST = serveAnybody(bookDemoClassCall, ({ body, request, address }) =>
  bookDemoClass({
    ...asMayBeUsed(request, body),
    page: body.page ?? sendingPage(request),
    address,
  }),
);
