import { passkeyNameLength } from '../../../packages/contract/src/accounts/passkey-rules.ts';
import { z } from 'zod';
import { longestUnwantedWord } from '../../../packages/contract/src/chats/unwanted-words.ts';
import { company, settingsSchema } from '../../../packages/contract/src/brands/settings/settings.ts';
import type { EndpointName } from '../../../packages/contract/src/endpoints.ts';
import { promptAnswerLength } from '../../../packages/contract/src/profiles/prompts.ts';
import { routes } from '../../../packages/contract/src/routes.ts';
import type { Route } from '../../../packages/contract/src/route.ts';
import { payloads, textsFor, type Taken } from './payloads.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Secrets, numbers and names of things: refused unless they are what they should be. */
const data = new Set([
  ...['email', 'support_email', 'password', 'password_repeat', 'old_password', 'new_password', 'token'],
  ...['challenge', 'solution', 'ticket', 'code', 'sms_code', 'mobile', 'iban', 'date_of_birth', 'invite'],
  ...['website', 'emoji', 'bundle', 'bank', 'result', 'host', 'hosts', 'id', 'theme', 'company_id', 'slug'],
  ...['time_zone', 'cdn_prefix', 'vat_number', 'vat_numbers', 'kvk', 'support_phone', 'country', 'added'],
  ...['tag_script', 'recorder_script', 'creditor_id'],
]);

/** Whether a field takes any words: of no list, format or pattern. */
function isWords(name: string, { type, enum: values, const: value, format, pattern }: Schema): boolean {
  if (type !== 'string' || values || value !== undefined || format || data.has(name)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(`<a b='c' d="e">`);
}

const choicesOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** Paths of the words in a schema, as `texts.*.title`. */
function wordsIn(schema: Schema, path: string[] = []): string[] {
  const name = path.findLast((part) => part !== '*') ?? '';
  const found = choicesOf(schema).flatMap((choice) => {
    if (choice !== schema) return wordsIn(choice, path);
    if (isWords(name, schema)) return [path.join('.')];
    const { items, properties = {}, additionalProperties: any } = schema;
    return [
      ...Object.entries(properties).flatMap(([key, one]) => wordsIn(one, [...path, key])),
      ...[items, typeof any === 'object' ? any : undefined].flatMap((one) =>
        one ? wordsIn(one, [...path, '*']) : [],
      ),
    ];
  });
  return [...new Set(found)];
}

/** Every field of every call in which words are written, as `report.text`. */
export function everyField(): string[] {
  const bodies = (Object.values(routes) as Route[])
    .filter(({ method, upload }) => method !== 'GET' && !upload)
    .map(({ name, body }): [string, z.ZodType] => [name, body]);
  return [...bodies, ['updateTenant', settingsSchema] as const, ['updateCompany', company] as const].flatMap(
    ([name, schema]) => wordsIn(jsonSchema(schema)).map((path) => `${name}.${path}`),
  );
}

/** What a field takes where its rules say more than its schema. */
const rules: Readonly<Record<string, Taken & { longest?: number }>> = {
  'signup.name': { line: true, longest: 30 },
  'updateOwnProfile.name': { line: true, longest: 30 },
  'createFictionalProfile.name': { line: true, longest: 30 },
  'updateFictionalProfile.name': { line: true, longest: 30 },
  'updateOwnProfile.prompts.*.answer': { line: true, longest: promptAnswerLength },
  'createFictionalProfile.prompts.*.answer': { line: true, longest: promptAnswerLength },
  'updateFictionalProfile.prompts.*.answer': { line: true, longest: promptAnswerLength },
  'addPasskey.name': { line: true, longest: passkeyNameLength },
  'renamePasskey.name': { line: true, longest: passkeyNameLength },
  'setUnwantedWords.words.*': { line: true, longest: longestUnwantedWord },
  'inviteStaff.name': { line: true, longest: 60 },
  'updateStaff.name': { line: true, longest: 60 },
  'createTenant.name': { line: true, longest: 60 },
  'cloneTenant.name': { line: true, longest: 60 },
};
const lines =
  /^(createTenant|cloneTenant|updateCompany|updateTenant|saveFilter|renameSavedFilter|makeMandate|shareDate|changeDateShare)\./;
const filledIn = /^(previewMailWords|updateBrandPage|previewBrandPage|createNewsletter|updateNewsletter)\./;

/** Fills the words of calls with payloads, other ones in each round. */
export class Texts {
  /** What was written into each field so far. */
  readonly written = new Map<string, string[]>();
  /** Each payload in each field, once. */
  readonly placed = new Set<string>();
  private readonly round: number;
  private count = 0;

  constructor(round: number) {
    this.round = round;
  }

  /** What was written last into a field. */
  last(field: string): string {
    return this.written.get(field)?.at(-1) ?? '';
  }

  /** The body of a call: what is given, and payloads wherever else it takes words. */
  body(name: EndpointName, given: object): unknown {
    return this.fill(jsonSchema((routes[name] as Route).body), given, [name]);
  }

  /** The same for a value with a schema of its own, as the settings of a brand have. */
  value(name: string, schema: z.ZodType, given: object): unknown {
    return this.fill(jsonSchema(schema), given, [name], true);
  }

  /** @param replace words that are given, too */
  private fill(schema: Schema, given: unknown, path: string[], replace = false): unknown {
    const choice = choicesOf(schema).find((one) => fits(one, given)) ?? schema;
    const name = path.findLast((part) => part !== '*') ?? '';
    if (isWords(name, choice) && (given === undefined || replace))
      return this.text(path.join('.'), choice.maxLength ?? 60);
    if (Array.isArray(given))
      return given.map((one) => this.fill(choice.items ?? {}, one, [...path, '*'], replace));
    if (typeof given !== 'object' || given === null) return given;
    const { properties = {}, additionalProperties: any } = choice;
    const filled: Record<string, unknown> = { ...given };
    for (const [key, one] of Object.entries(given))
      if (!(key in properties) && typeof any === 'object')
        filled[key] = this.fill(any, one, [...path, '*'], replace);
    for (const [key, one] of Object.entries(properties)) {
      const value = (given as Record<string, unknown>)[key];
      const isMissing = value === undefined && !choicesOf(one).some((each) => isWords(key, each));
      if (!isMissing && value !== null) filled[key] = this.fill(one, value, [...path, key], replace);
    }
    return filled;
  }

  private text(field: string, most: number): string {
    const { longest = most, ...taken } = { ...ruleOf(field), ...rules[field] };
    // Its own end tells it from every other.
    const end = ` ${letters(++this.count)}.`;
    const texts = textsFor(longest - end.length, taken);
    const chosen = texts[(this.round + this.count) % texts.length];
    if (chosen === undefined) throw new Error(`no payload fits into ${field}`);
    const text = chosen + end;
    for (const payload of payloads) if (chosen.includes(payload)) this.placed.add(`${field} ${payload}`);
    this.written.set(field, [...(this.written.get(field) ?? []), text]);
    return text;
  }
}

/** A number in letters: some fields take no digits. */
const letters = (count: number) => [...String(count)].map((digit) => 'qwxzjkvbfh'[Number(digit)]).join('');

const ruleOf = (field: string): Taken & { longest?: number } => ({
  line: lines.test(field) || /\.(subject|button|title|lead|order|address|name)$/.test(field),
  filled: filledIn.test(field),
  plain: field.startsWith('saveMailWords.'),
  markdown: /BrandPage\..*text$/.test(field),
});

function fits(schema: Schema, given: unknown): boolean {
  if (given === null) return schema.type === 'null';
  if (given === undefined) return schema.type === 'string';
  if (Array.isArray(given)) return schema.type === 'array';
  if (typeof given !== 'object')
    return schema.type === (typeof given === 'number' ? 'integer' : typeof given);
  return Object.entries(given).every(([key, value]) => {
    const field = schema.properties?.[key];
    if (field === undefined) return schema.additionalProperties !== false;
    if (field.const !== undefined) return field.const === value;
    return field.enum === undefined || field.enum.includes(value);
  });
}
