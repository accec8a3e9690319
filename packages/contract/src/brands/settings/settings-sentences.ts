import type { Currency } from '../../languages.js';
import { formatMoney } from '../../text/numbers.js';

/** The problem of a settings field, whichever validator found it: the server's or the form's. */
export type BrokenRule =
  | { rule: 'missing' | 'kind' | 'choice' | 'pattern' | 'mail' | 'repeated' | 'unknown' }
  | { rule: 'least' | 'most'; of: 'number' | 'text' | 'list'; limit: number };

const mail = 'Write a mail address, such as help@brand.example.';

/** Fields whose text needs a certain form, matched by the end of their path, with the sentence that explains it. */
const forms: readonly [field: RegExp, sentence: string][] = [
  [/(^|\.)code$/, 'Use 2 to 24 small letters, digits or dashes.'],
  [/^cdn_prefix$/, 'Write an address that begins with https:// and ends without a slash, or leave it empty.'],
  [/_script$/, 'Write the whole address of a script, such as https://tags.company.example/tag.js.'],
  [/_hosts(\.\d+)?$/, 'Write names of hosts alone, such as data.company.example.'],
  [/^look\.colours\./, 'Write a colour as six digits, such as #0b6b75.'],
  [/_site$/, 'Use letters, digits, dots, dashes and underscores.'],
  [/email$/, mail],
  [/^(theme|company_id)$/, 'Choose one from the list.'],
];

const money = /(_cents|\.costs|rices\.[A-Z]{3})$/;

/**
 * One broken rule as a sentence for an operator: what to do, not the validator's term.
 *
 * @param path dotted path of the field
 */
export function ruleSentence(path: string, broken: BrokenRule): string {
  switch (broken.rule) {
    case 'missing':
      return money.test(path) ? 'Write a price, such as 9.99.' : 'Fill this in.';
    case 'kind':
      return money.test(path) ? 'Write an amount, such as 9.99.' : 'Write a whole number.';
    case 'choice':
      return 'Choose one of what is offered.';
    case 'mail':
      return mail;
    case 'pattern':
      return forms.find(([field]) => field.test(path))?.[1] ?? 'This is not written as it has to be.';
    case 'repeated':
      return 'The same value stands here twice.';
    case 'unknown':
      return 'There is no such setting.';
    case 'least':
    case 'most':
      return limitSentence(path, broken);
  }
}

function limitSentence(
  path: string,
  { rule, of, limit }: Extract<BrokenRule, { rule: 'least' | 'most' }>,
): string {
  const atLeast = rule === 'least';
  if (of === 'list') {
    if (atLeast && limit === 1) return 'Choose at least one.';
    return atLeast ? `Have at least ${limit} of these.` : `Have at most ${limit} of these.`;
  }
  if (of === 'text') {
    if (atLeast && limit === 1) return 'Fill this in.';
    return `Write at ${atLeast ? 'least' : 'most'} ${limit} characters.`;
  }
  const amount = money.test(path) ? (limit / 100).toFixed(2) : limit.toLocaleString('en-GB');
  return atLeast ? `This has to be ${amount} or more.` : `This has to be ${amount} or less.`;
}

/** A schema issue as the server's validator reports it. */
interface SchemaIssue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  input?: unknown;
  keys?: readonly string[];
}

/** The schema violations of a record, as sentences. */
export function schemaProblems(issues: readonly object[]): { path: string; reason: string }[] {
  return (issues as readonly SchemaIssue[]).flatMap((issue) => {
    const path = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, reason: ruleSentence(path, ruleOf(issue)) }];
    return (issue.keys ?? []).map((key) => {
      const unknown = path === '' ? key : `${path}.${key}`;
      return { path: unknown, reason: ruleSentence(unknown, { rule: 'unknown' }) };
    });
  });
}

function ruleOf(issue: SchemaIssue): BrokenRule {
  switch (issue.code) {
    case 'too_small':
      return { rule: 'least', of: sizeOf(issue.origin), limit: Number(issue.minimum) };
    case 'too_big':
      return { rule: 'most', of: sizeOf(issue.origin), limit: Number(issue.maximum) };
    case 'invalid_type':
      return { rule: issue.message.endsWith('received undefined') ? 'missing' : 'kind' };
    case 'invalid_value':
      return { rule: 'choice' };
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'mail' : 'pattern' };
    default:
      return { rule: 'pattern' };
  }
}

function sizeOf(origin: string | undefined): 'number' | 'text' | 'list' {
  if (origin === 'string') return 'text';
  return origin === 'array' || origin === 'set' ? 'list' : 'number';
}

/**
 * `€9.99`, with enough decimals to show the difference between two prices of a message.
 *
 * @param locale the reader's, BCP 47
 */
export function moneyName(cents: number, currency: Currency, locale = 'en-GB'): string {
  return formatMoney(cents, currency, locale, 3);
}
