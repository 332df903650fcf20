import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, SpanStatusCode, Tracer } from '@opentelemetry/api';
import { log } from '@/lib/platform/log';
import { setTracer } from '@/lib/platform/trace';
import { patternOf, type ServedCall } from './request-rules';
import type { Serve } from './web-server';
import { kindOf } from './worker-metrics';

const SERVICE = 'institute-site';
/** SpanKind and SpanStatusCode of OpenTelemetry's API, which is loaded only when it is used. */
const [SERVER, CLIENT] = [1, 2];
const FAILED = { code: 2 satisfies SpanStatusCode.ERROR };

export interface Traces {
  /** Makes a span of each request except for files from memory. */
  traced(serve: Serve): Serve;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Starts sending traces by OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT. Nothing is registered with
 * OpenTelemetry's global API: Next would add its own spans, with request URLs in them.
 * @param version the served version
 */
export async function startTraces(calls: readonly ServedCall[], version: string): Promise<Traces> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const silent = () => undefined;
  const quiet = { warn: silent, info: silent, debug: silent, verbose: silent };
  api.diag.setLogger({ ...quiet, error: warnOnce() });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? SERVICE,
      'service.version': version,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(SERVICE);
  const running = new AsyncLocalStorage<Span>();
  const parentContext = () => {
    const parent = running.getStore();
    return parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
  };
  traceWork(tracer, running, parentContext);
  return {
    traced: traceRequests(tracer, running, routes(calls)),
    close: () => provider.shutdown(),
  };
}

function traceWork(
  tracer: Tracer,
  running: AsyncLocalStorage<Span>,
  parentContext: () => Context,
): void {
  setTracer(async (name, attributes, work, isRoot) => {
    // Queries of background loops are too frequent to trace.
    if (!isRoot && !running.getStore()) return work();
    const span = tracer.startSpan(name, { kind: CLIENT, attributes }, parentContext());
    try {
      return await running.run(span, work);
    } catch (error) {
      // The message may quote typed text.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus(FAILED);
      throw error;
    } finally {
      span.end();
    }
  });
}

function traceRequests(
  tracer: Tracer,
  running: AsyncLocalStorage<Span>,
  routeOf: (url: string) => string,
): Traces['traced'] {
  return (serve) => (request, response) => {
    const { method = '', url = '/' } = request;
    const route = routeOf(url);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SERVER, attributes, root: true });
    const answering = running.run(span, () => serve(request, response));
    // A span without an end is not sent.
    if (response.writableEnded && !route.startsWith('/')) return answering;
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus(FAILED);
      span.end();
    });
    return answering;
  };
}

/** The declared path of a call, with its parameters' names; otherwise the kind of page. */
function routes(calls: readonly ServedCall[]): (url: string) => string {
  const patterns = [...new Set(calls.map(({ path }) => path))].map(
    (path) => [patternOf(path), path] as const,
  );
  return (url) => {
    const [pathname = ''] = url.split('?');
    return patterns.find(([pattern]) => pattern.test(pathname))?.[1] ?? kindOf(url);
  };
}

/** The SDK reports failures to its own log only. */
function warnOnce(): () => void {
  let warned = false;
  return () => {
    if (!warned) log.warn({ where: 'traces', hint: 'The collector does not take them.' });
    warned = true;
  };
}
