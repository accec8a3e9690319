import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { choiceName, unitOf } from './setting-names';
import { t, translated } from '../../../shared/words/texts';

/** Fields whose meaning asks for an input of its own. */
const ownFields: Readonly<Record<string, string>> = {
  age_check_required_countries: 'CountriesField',
  bundles: 'BundlesField',
  company_id: 'CompanyField',
  countries: 'CountriesField',
  forbidden_words: 'WordsField',
  hurtful_words: 'WordsField',
  landings_off: 'LandingsField',
  look: 'LookField',
  minimum_message_costs: 'CountryPricesField',
  niche: 'NicheField',
  payment_methods: 'PaymentMethodsField',
  recorder_hosts: 'WordsField',
  tag_hosts: 'WordsField',
  theme: 'ThemeField',
  time_zone: 'TimeZoneField',
  transaction_costs: 'MethodCostsField',
  trial_prices: 'CurrencyPricesField',
};

/**
 * How each field of the schema is shown. Made from the schema itself, so a new field has a fitting input at once:
 * texts per language, lists of codes as checkboxes, codes by their names, amounts by the end of their name.
 */
export function settingsUi(schema: RJSFSchema): UiSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    uiOf(name, field, schema.required?.includes(name) === true),
  ]);
  return { 'ui:label': false, ...Object.fromEntries(fields) } as UiSchema;
}

/**
 * The schema as the form draws it: what it calls required may be empty where an empty text or list is a value, and is then
 * not marked as needed.
 */
export function drawnSchema(schema: RJSFSchema): RJSFSchema {
  const needed = (name: string) => {
    const field = schema.properties?.[name];
    return typeof field !== 'object' || !mayBeEmpty(field);
  };
  return { ...schema, required: (schema.required ?? []).filter(needed) };
}

function mayBeEmpty({ type, minLength = 0, minItems = 0, pattern, format, ...field }: RJSFSchema): boolean {
  switch (type) {
    case 'string':
      if (field.enum || minLength > 0 || format !== undefined) return false;
      return pattern === undefined || new RegExp(pattern, 'u').test('');
    case 'array':
      return minItems === 0;
    case 'object':
      return field['localized'] !== true;
    default:
      return type === 'boolean';
  }
}

function uiOf(name: string, field: RJSFSchema | boolean, isRequired: boolean): UiSchema {
  if (typeof field === 'boolean') return {};
  const own = ownFields[name] ?? (field['localized'] === true ? 'LocalizedField' : undefined);
  // These show their own errors.
  if (own) return { 'ui:field': own, 'ui:hideError': true };
  const items = typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : undefined;
  // A switch carries its description below itself, not above like a heading.
  const { title = name, description = '' } = field;
  const words = { 'ui:title': translated(title) };
  if (field.type === 'boolean') return { ...words, 'ui:description': '', 'ui:help': translated(description) };
  const codes = field.enum ?? items?.enum;
  const all = { ...words, 'ui:description': translated(description) };
  if (field.type === 'integer') return { ...all, ...numberUi(name) };
  if (!codes) return { ...all, 'ui:emptyValue': '' };
  const names = { ...all, 'ui:enumNames': codes.map((code) => choiceName(name, String(code))) };
  if (items) return { ...names, 'ui:widget': 'checkboxes', 'ui:inline': true };
  // Without it the empty option is a blank line that has no name for screen readers.
  return isRequired ? names : { ...names, 'ui:placeholder': t('As usual') };
}

function numberUi(name: string): UiSchema {
  if (name.endsWith('_cents')) return { 'ui:widget': 'MoneyWidget' };
  const unit = unitOf(name);
  return { 'ui:widget': 'NumberWidget', ...(unit && { 'ui:unit': unit }) };
}
