import fc from 'fast-check';
import { z } from 'zod';
import { endpointPath } from '../../../packages/contract/src/endpoint.ts';
import { endpoints, type EndpointName } from '../../../packages/contract/src/endpoints.ts';
import type { Route } from '../../../packages/contract/src/route.ts';
import type { TestRequest } from './test-app.ts';

/** Texts that have broken something somewhere. */
const oddTexts = [
  ...['', ' ', '\u0000', '€', 'é', '😀', '\ud83d', '\udc00x', '\u202e', '\u200b', '\ufeff', 'ﬀ', '١٢'],
  ...['constructor', '__proto__', 'toString', 'null', 'undefined', 'NaN', 'true', '-1', '1e999', '0x10'],
  ...["' OR 1=1 --", '%', '%00', '%E2%82%AC', '_', '\\', '..', '../..', 'a b', 'a/b', '<script>', '{{7*7}}'],
  ...['[]', '{}', '[', '"', '9007199254740993', '2000-02-30', '9999-12-31T23:59:59.999Z', 'x'.repeat(300)],
];

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(null, true, 0, -1, 0.1, 2 ** 53, -(2 ** 31) - 1, 1e308, [], {}, [[]], {
    a: { b: 1 },
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  /** As discriminated unions have it. */
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema | boolean;
  properties?: Record<string, Schema>;
}

/** Names of things that exist, so that a call gets past the question whether they do. */
export type KnownNames = readonly string[];

/** One request to a route: mostly of the shape that its contract asks for, with something odd in it somewhere. */
export function fuzzedCall(name: EndpointName, route: Route, known: KnownNames): fc.Arbitrary<TestRequest> {
  const [method] = endpoints[name];
  const fields = jsonSchema(route.params).properties ?? {};
  const parameters = fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, valueOf(one, known).map(segmentOf)])),
  );
  const query = valueOf(jsonSchema(route.query), known).map(queryOf);
  const body = route.upload
    ? fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
    : valueOf(jsonSchema(route.body), known);
  return fc.record({ parameters, query, body }).map((drawn) => ({
    method,
    path: endpointPath(endpoints[name], drawn.parameters) + drawn.query,
    ...(method === 'GET'
      ? {}
      : {
          body: Buffer.isBuffer(drawn.body) ? drawn.body : JSON.stringify(drawn.body ?? null),
          headers: { 'content-type': route.upload?.mediaTypes[0] ?? 'application/json' },
        }),
  }));
}

const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

function valueOf(schema: Schema, known: KnownNames): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: oddValue });
}

function fitting(schema: Schema, known: KnownNames): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return textOf(schema, known);
  if (schema.type === 'integer' || schema.type === 'number') {
    const [min, max] = [Math.max(schema.minimum ?? -1000, -1e6), Math.min(schema.maximum ?? 1000, 1e6)];
    return fc.integer({ min, max: Math.max(min, max) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' ? valueOf(schema.items, known) : oddValue;
    return fc.array(items, { maxLength: 3 });
  }
  if (schema.properties) {
    // The parameters of the console's lists are JSON in a text.
    const fields = Object.entries(schema.properties).map(([key, one]) => {
      const fit = /^(filter|range|sort)$/.test(key) ? known.filter((text) => /^[[{"]/.test(text)) : known;
      return [key, valueOf(one, fit)] as const;
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return oddValue;
}

function textOf({ format, pattern }: Schema, known: KnownNames): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  const fit = pattern === undefined ? known : known.filter((text) => new RegExp(pattern).test(text));
  return fc.oneof(
    { weight: fit === known ? 3 : 20, arbitrary: fc.constantFrom(...(fit.length > 0 ? fit : known)) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  );
}

/** Something that can be escaped and is not nothing: else it would be another address. */
function segmentOf(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  return text === '' ? '-' : text;
}

function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).map(([key, one]): [string, string] => [
    key,
    typeof one === 'string' ? one.toWellFormed() : (JSON.stringify(one) ?? ''),
  ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
