import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/**
 * What a schema takes, as JSON Schema. Which fields may be left out, and whether a number or null may
 * stand where text does, is found out by asking the schema.
 */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema: own, jsonSchema, path }) => {
      if (own instanceof z.ZodMiniObject) jsonSchema.required = requiredIn(own);
      if (own instanceof z.ZodMiniCustom) Object.assign(jsonSchema, file);
      if (jsonSchema.type?.includes('string')) jsonSchema.type = typesOf(own);
      if (takes(own, null)) {
        jsonSchema.enum?.push(null);
        jsonSchema.anyOf?.push({ type: 'null' });
      }
      if (jsonSchema.pattern) jsonSchema.pattern = portable(jsonSchema.pattern);
      if (path.at(-1) === 'dateofbirth') jsonSchema.description = spellings;
    },
  });
  return described;
}

/** What a schema gives, as JSON Schema. */
export function answerSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      // The format says it already.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return described;
}

const file = { type: 'string', format: 'binary' };
const spellings = 'YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY';

function requiredIn({ shape }: z.ZodMiniObject): string[] {
  const fields = Object.entries(shape as Record<string, z.ZodMiniType>);
  return fields.filter(([, field]) => !takes(field, undefined)).map(([name]) => name);
}

/** A number that may be a phone number, a PIN code, a year and a price. */
const NUMBER = 110016;

function typesOf(schema: z.core.$ZodType): 'string' | ('string' | 'number' | 'null')[] {
  const number = takes(schema, NUMBER) ? ['number' as const] : [];
  const none = takes(schema, null) ? ['null' as const] : [];
  const types = ['string' as const, ...number, ...none];
  return types.length === 1 ? 'string' : types;
}

function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** Other languages read patterns by the rules of `u`, where a backtick is not escaped. */
function portable(pattern: string): string {
  return pattern.replaceAll('\\`', '`');
}
