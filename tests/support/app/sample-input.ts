import { z } from 'zod';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Texts of the shapes that calls ask for. */
const shapes = [
  ...[
    'nl',
    'EUR',
    'NL',
    '2026-01-01',
    '2026-01',
    '2026-01-01T12:00:00.000Z',
    '2026-01-01T12:00',
    '12:00',
    '#336699',
    '/x',
  ],
  ...['someone@example.test', 'a.example', 'x', 'x'.repeat(24), '1', '{}', '["id","ASC"]'],
  `${'x'.repeat(22)}.webp`,
  ...['9b2e4f6a-1c3d-4e5f-8a9b-0c1d2e3f4a5b', '0000-0000', 'https://push.example/x'],
];

/**
 * What a contract asks for, as little of it as it takes: fields that need not be there are not.
 *
 * @param texts tried first wherever a text is asked for
 * @returns of the contract's shape; rules beyond the shape may refuse it
 */
export function sampleInput(schema: z.ZodType, texts: readonly string[]): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return (valueOf(json, [...texts, ...shapes]) ?? {}) as Record<string, unknown>;
}

function valueOf(schema: Schema, texts: readonly string[]): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice, texts);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string': {
      const text = texts.find((one) => fits(one, schema));
      if (text === undefined) throw new Error(`No text has the shape ${JSON.stringify(schema)}`);
      return text;
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}, texts));
    default: {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((key) => [key, valueOf(properties[key] ?? {}, texts)]));
    }
  }
}

/**
 * The same once for each text that the contract takes anywhere, with `odd` there and nothing else that it could do
 * without.
 */
export function sampleWith(schema: z.ZodType, texts: readonly string[], odd: string): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valuesWith(json, [...texts, ...shapes], odd);
}

function valuesWith(schema: Schema, texts: readonly string[], odd: string): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => valuesWith(choice, texts, odd));
  if (schema.const !== undefined || schema.enum) return [];
  if (schema.type === 'string') return [odd];
  if (schema.type === 'array') return valuesWith(schema.items ?? {}, texts, odd).map((value) => [value]);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    valuesWith(field, texts, odd).map((value) => ({ ...(valueOf(schema, texts) as object), [key]: value })),
  );
}

function fits(text: string, { format, pattern, minLength = 0 }: Schema): boolean {
  if (format === 'uuid') return z.uuid().safeParse(text).success;
  return text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}
