import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { codeName, countryName, languageName } from '../../../shared/names';
import { paymentMethodName } from './payment-method-names';

const listNames: Readonly<Record<string, (code: string) => string>> = {
  domain_language: languageName,
  locales: languageName,
  countries: countryName,
  currency: (code) => code,
  payment_methods: paymentMethodName,
};

/** Fields whose shape asks for more than one input. */
const ownFields: Readonly<Record<string, string>> = {
  bundles: 'BundlesField',
  minimum_message_costs: 'CountryPricesField',
};

/**
 * How each field of the schema is shown. Made from the schema itself, so a new field has a fitting input at once:
 * texts per language, lists of codes as checkboxes, codes by their names.
 */
export function settingsUi(schema: RJSFSchema): UiSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, uiOf(name, field)]);
  return { 'ui:label': false, ...Object.fromEntries(fields) } as UiSchema;
}

function uiOf(name: string, field: RJSFSchema | boolean): UiSchema {
  if (typeof field === 'boolean') return {};
  const own = ownFields[name];
  if (own) return { 'ui:field': own };
  if (field['localized'] === true) return { 'ui:field': 'LocalizedField' };
  const items = typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : undefined;
  // A switch carries its description below itself, not above like a heading.
  if (field.type === 'boolean') return { 'ui:description': '', 'ui:help': field.description };
  const codes = field.enum ?? items?.enum;
  if (!codes) return field.type === 'integer' ? { 'ui:emptyValue': undefined } : { 'ui:emptyValue': '' };
  const nameOf = listNames[name] ?? codeName;
  const names = { 'ui:enumNames': codes.map((code) => nameOf(String(code))) };
  return items ? { ...names, 'ui:widget': 'checkboxes', 'ui:inline': true } : names;
}
