import type { Currency, Language } from '@kindling/contract/languages';
import type { TenantVersion } from '@kindling/contract/brands/calls/tenants';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { RJSFSchema } from '@rjsf/utils';
import { countryName, languageName } from '../../../shared/words/names';
import { nicheName } from '../../../shared/brands/niches';
import { paymentMethodName } from '../../../shared/words/payment-method-names';
import { colourFields } from '../look/look-colours';
import { choiceName, unitOf } from '../settings-form/setting-names';
import { codeName, consoleLocale, t, translated } from '../../../shared/words/texts';
import { writtenCents } from '../settings-form/inputs/typed-numbers';
import { moneyName } from '../../../shared/words/money-words';

/** One difference between two versions as people read it; a side is undefined where there was or is nothing. */
export interface ReadableChange {
  label: string;
  before?: string | undefined;
  after?: string | undefined;
  /** The language of both, where they are texts for members. */
  language?: Language;
  /** What both are, where they are shown rather than read: a colour, or the name of a picture. */
  kind?: 'colour' | 'picture';
}

/** What a description needs besides the change itself. */
export interface ChangeWords {
  schema: RJSFSchema;
  currency: Currency;
  companyName: (id: string) => string;
}

/** A change of a settings record, old and new, one line per value that differs: lists by what came and went. */
export function readableChanges(
  change: TenantVersion['changes'][number],
  words: ChangeWords,
): ReadableChange[] {
  const [field = '', ...rest] = change.path.split('.');
  const { before, after } = change;
  const schema = words.schema.properties?.[field];
  const label = typeof schema === 'object' && schema.title ? translated(schema.title) : codeName(field);
  if (typeof schema === 'object' && (schema as RJSFSchema)['localized'] === true)
    return perKey(rest, before, after).map(([language, old, now]) => ({
      label: `${label}, ${languageName(language)}`,
      before: text(old),
      after: text(now),
      language: language as Language,
    }));
  if (field === 'hosts') return [hostChange(before, after)];
  if (field === 'look') return lookChanges(label, rest, before, after);
  if (field === 'minimum_message_costs') return codedPrices(label, countryName, { rest, before, after });
  if (field === 'transaction_costs') return codedPrices(label, paymentMethodName, { rest, before, after });
  if (field === 'trial_prices')
    return perKey(rest, before, after).map(([currency, old, now]) => ({
      label: `${label}, ${currency}`,
      before: typeof old === 'number' ? moneyName(old, currency as Currency) : undefined,
      after: typeof now === 'number' ? moneyName(now, currency as Currency) : undefined,
    }));
  if (field === 'bundles') return bundleChanges(label, before, after, words.currency);
  if (Array.isArray(before) || Array.isArray(after)) return [listChange(field, label, before, after)];
  const name = (value: unknown) => valueName(field, value, words);
  return [{ label, before: name(before), after: name(after) }];
}

/** A change of one key, or of a whole object that came or went, key by key. */
function perKey(rest: readonly string[], before: unknown, after: unknown): [string, unknown, unknown][] {
  const [key] = rest;
  if (key !== undefined) return [[key, before, after]];
  const [old, now] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((one): [string, unknown, unknown] => [one, old[one], now[one]])
    .filter(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is));
}

/** Prices with a currency of their own, by country or method. */
function codedPrices(
  label: string,
  nameOf: (code: string) => string,
  { rest, before, after }: { rest: readonly string[]; before: unknown; after: unknown },
): ReadableChange[] {
  const [of, part] = rest;
  if (of !== undefined && part === 'currency')
    return [
      {
        label: t('{{label}}, {{of}}, currency', { label, of: nameOf(of) }),
        before: text(before),
        after: text(after),
      },
    ];
  const price = (value: unknown): string | undefined => {
    if (typeof value === 'number') return writtenCents(value);
    const { costs, currency } = recordOf(value) as Partial<Settings['minimum_message_costs'][never]>;
    return costs === undefined || currency === undefined ? undefined : moneyName(costs, currency);
  };
  return perKey(of === undefined ? [] : [of], before, after).map(([code, old, now]) => ({
    label: `${label}, ${nameOf(code)}`,
    before: price(old),
    after: price(now),
  }));
}

function bundleChanges(label: string, before: unknown, after: unknown, currency: Currency): ReadableChange[] {
  const byCode = (value: unknown) =>
    new Map((Array.isArray(value) ? (value as Bundle[]) : []).map((bundle) => [bundle.code, bundle]));
  const [old, now] = [byCode(before), byCode(after)];
  const name = (bundle: Bundle | undefined) =>
    bundle &&
    [
      t('{{credits}} credits for {{price_cents}}', {
        credits: bundle.credits,
        price_cents: moneyName(bundle.price_cents, currency),
      }),
      ...Object.entries(bundle.prices ?? {}).map(([other, cents]) => moneyName(cents, other as Currency)),
    ].join(', ');
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .map((code) => ({ label: `${label}, ${code}`, before: name(old.get(code)), after: name(now.get(code)) }))
    .filter((change) => change.before !== change.after);
  const order = (bundles: ReadonlyMap<string, Bundle>) => [...bundles.keys()].join(', ');
  return changes.length > 0
    ? changes
    : [{ label: t('{{label}}, order', { label }), before: order(old), after: order(now) }];
}

function listChange(field: string, label: string, before: unknown, after: unknown): ReadableChange {
  const [old, now] = [before, after].map((value) => (Array.isArray(value) ? value.map(String) : []));
  const names = (codes: readonly string[] = []) =>
    codes.map((code) => choiceName(field, code)).join(', ') || undefined;
  const gone = old?.filter((code) => !now?.includes(code)) ?? [];
  const came = now?.filter((code) => !old?.includes(code)) ?? [];
  return gone.length + came.length === 0
    ? { label: t('{{label}}, order', { label }), before: names(old), after: names(now) }
    : { label, before: names(gone), after: names(came) };
}

/** A look leaf by leaf, also where the whole of it came or went. */
function lookChanges(
  label: string,
  rest: readonly string[],
  before: unknown,
  after: unknown,
): ReadableChange[] {
  const isNested = [before, after].some((value) => typeof value === 'object' && value !== null);
  if (isNested)
    return perKey([], before, after).flatMap(([key, old, now]) =>
      lookChanges(label, [...rest, key], old, now),
    );
  const colour = rest[0] === 'colours' ? rest.slice(1).join('.') : undefined;
  const isPicture = rest[0] === 'marks' && rest[1] !== 'spells';
  const kind = colour === undefined ? (isPicture ? ('picture' as const) : undefined) : ('colour' as const);
  const name = colour === undefined ? rest.join(' ') : colourFields.find((one) => one.name === colour)?.label;
  return [
    {
      label: `${label}, ${(name ?? rest.join(' ')).toLowerCase()}`,
      before: text(before),
      after: text(after),
      ...(kind && { kind }),
    },
  ];
}

function hostChange(before: unknown, after: unknown): ReadableChange {
  const names = (hosts: unknown) => (Array.isArray(hosts) ? hosts.join(', ') : undefined);
  return { label: t('Hosts'), before: names(before), after: names(after) };
}

function valueName(
  field: string,
  value: unknown,
  { schema, currency, companyName }: ChangeWords,
): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (field === 'niche') return nicheName(value);
  if (field === 'company_id') return companyName(String(value));
  if (field === 'theme') return codeName(String(value));
  if (typeof value === 'number' && field.endsWith('_cents')) return moneyName(value, currency);
  if (typeof value === 'number')
    return [value.toLocaleString(consoleLocale()), unitOf(field)].filter(Boolean).join(' ');
  const property = schema.properties?.[field];
  const isChoice = typeof property === 'object' && property.enum !== undefined;
  return isChoice ? choiceName(field, String(value)) : text(value);
}

function text(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
