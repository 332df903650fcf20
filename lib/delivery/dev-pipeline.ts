import { everyCall } from '@/lib/every-call';
import { webhookHeaders } from '@/lib/payments/gateways/gateways';
import type { FinishedSite } from './finished-site';
import { createPipeline, type Health } from './pipeline';
import type { Serve } from './web-server';

const never = new AbortController().signal;

/** Nothing is finished in development: Next renders every page, and runs every handler. */
const nothingFinished: FinishedSite = {
  serve: () => false,
  manifest: { files: {}, paths: [], errorPageScripts: [], styles: [] },
  alsoServe: () => Promise.resolve(),
  dateSitemap: () => {},
};

/** The pipeline of production, in front of Next's development server. */
export function devPipeline(next: Serve, health: Health): Serve {
  return createPipeline({
    site: nothingFinished,
    next,
    routes: [],
    health,
    errorPages: null,
    calls: everyCall,
    webhookHeaders,
    leaving: never,
    closing: never,
  });
}
