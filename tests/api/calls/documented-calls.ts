import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Call } from '@/lib/calls/call';
import { openApiDocument } from '@/lib/calls/openapi';
import { everyCall } from '@/lib/every-call';

type Handler = (request: Request) => Promise<Response> | Response;
type Content = Record<string, { schema?: object }>;
interface Documented {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Content;
}

/** The document as a client receives it, serialised to JSON. */
export const openapi = JSON.parse(
  JSON.stringify(openApiDocument(everyCall, 'http://localhost:3000')),
) as {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Content }; responses: Record<string, Documented> }>
  >;
  components: { responses: Record<string, Documented> };
};

/** The calls answered by route handlers. */
export const handledCalls = everyCall.filter(({ path }) => !path.startsWith('/api/health/'));

/** Every `route.ts` by the path it serves, without those finished by the build. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)route\.tsx?$/.test(file))
    .filter((file) => !isFinished(path.resolve('app', file)))
    .map((file) => [servedPath(file), path.resolve('app', file)]),
);

function isFinished(file: string): boolean {
  return /dynamic = 'force-static'/.test(readFileSync(file, 'utf8'));
}

function servedPath(file: string): string {
  const parts = path.dirname(file).split(path.sep);
  const named = parts.filter((part) => !/^\(.*\)$/.test(part));
  return `/${named.map((part) => part.replace(/^\[(?:\.{3})?(.+)\]$/, '{$1}')).join('/')}`;
}

/** The handlers of a route by method. */
export async function handlersAt(served: string): Promise<Record<string, Handler>> {
  const file = routeFiles.get(served);
  if (!file) throw new Error(`No route serves ${served}.`);
  const route = (await import(file)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(route).filter(([name]) => /^[A-Z]+$/.test(name)),
  ) as Record<string, Handler>;
}

/** Returns the body if it matches the documented schema; throws otherwise. */
export async function checkAnswer(call: Call, response: Response): Promise<unknown> {
  const { status, headers } = response;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const documented = documentedAnswer(call, status);
  if (!documented) throw new Error(`${call.path} answered ${status}, which is not documented.`);
  for (const [name, { required }] of Object.entries(documented.headers ?? {})) {
    if (required && !headers.get(name)) throw new Error(`${call.path} ${status} lacks ${name}.`);
  }
  if (!documented.content) return null;
  if (call.plainForm && type === 'text/html' && status >= 400) return response.text();
  const content = documented.content[type] ?? documented.content['*/*'];
  if (!content) throw new Error(`${call.path} ${status} answered ${type}.`);
  if (type !== 'application/json') return response.arrayBuffer();
  const body: unknown = await response.json();
  const result = compiled(content.schema ?? {}).safeParse(body);
  if (!result.success) throw new Error(`${call.path} ${status}: ${z.prettifyError(result.error)}`);
  return body;
}

function documentedAnswer({ path: served, method }: Call, status: number): Documented | undefined {
  const { responses } = openapi.components;
  const answer = openapi.paths[served]?.[method.toLowerCase()]?.responses[status];
  return answer?.$ref ? responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
}

const schemas = new Map<object, z.ZodType>();

/** The Zod schema of a documented JSON Schema. */
export function compiled(schema: object): z.ZodType {
  const before = schemas.get(schema);
  if (before) return before;
  // `z.fromJSONSchema` makes patterns without the flag `u`, which do not support \p{Nd}.
  const known = JSON.stringify(schema).replaceAll('\\\\p{Nd}', '\\\\d');
  const made = z.fromJSONSchema(JSON.parse(known) as z.core.JSONSchema.JSONSchema);
  schemas.set(schema, made);
  return made;
}

/** The documented schema of a call's body. */
export function documentedBody({ path: served, method, body }: Call) {
  const { content } = openapi.paths[served]?.[method.toLowerCase()]?.requestBody ?? { content: {} };
  return content[body?.type ?? '']?.schema as
    | { properties?: Record<string, object>; required?: string[] }
    | undefined;
}
