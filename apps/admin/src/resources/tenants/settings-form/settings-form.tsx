import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { isLanguage, type Language } from '@kindling/contract/languages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import Form from '@rjsf/mui';
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, TemplatesType } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { BundlesField } from './fields/bundles-field';
import { CompanyField, NicheField, ThemeField, TimeZoneField } from './fields/choice-fields';
import { CountriesField } from './fields/countries-field';
import { CountryPricesField } from './fields/country-prices-field';
import { CurrencyPricesField } from './fields/currency-prices-field';
import { FieldDescription } from './fields/field-description';
import type { SettingsFormContext } from './form-context';
import { useAddress } from '../../../shared/browser/use-address';
import { LanguageBar } from '../language-bar';
import { LookField } from '../look/look-field';
import { LocalizedField } from './fields/localized-field';
import { missingCounts } from './localized-texts';
import { MethodCostsField } from './fields/method-costs-field';
import { PaymentMethodsField } from './fields/payment-methods-field';
import { StandardTextsButton } from './standard-texts-button';
import { SectionTemplate } from './section-template';
import { LandingsField } from './fields/landings-field';
import { WordsField } from './fields/words-field';
import type { Section } from '../../../shared/brands/setting-sections';
import { MoneyWidget } from './widgets/money-widget';
import { NumberWidget, TypedNumber } from './widgets/number-widget';
import { errorsFor, formValidator, type SettingsProblem } from './settings-problems';
import { drawnSchema, settingsUi } from './settings-ui';
import { useSettingsSchema } from '../../../shared/brands/use-settings-schema';
import { t } from '../../../shared/words/texts';

const fields: RegistryFieldsType = {
  ...{ BundlesField, CompanyField, CountriesField, CountryPricesField, CurrencyPricesField, LocalizedField },
  ...{ MethodCostsField, NicheField, NumberField: TypedNumber, PaymentMethodsField },
  ...{ LandingsField, LookField, ThemeField, TimeZoneField, WordsField },
};
const widgets: RegistryWidgetsType = { MoneyWidget, NumberWidget };
const templates: Partial<TemplatesType> = {
  DescriptionFieldTemplate: FieldDescription,
  ObjectFieldTemplate: SectionTemplate,
};

interface SettingsFormProps {
  section: Section;
  settings: Settings;
  problems: readonly SettingsProblem[];
  /** Absent: the form is read only. */
  onChange?: (settings: Settings) => void;
}

/** The fields of one section of a settings record, drawn from the server's schema. It neither submits nor stores. */
export function SettingsForm({ section, settings, problems, onChange }: SettingsFormProps) {
  const schema = useSettingsSchema();
  const uiSchema = useMemo(() => schema && settingsUi(schema), [schema]);
  const drawn = useMemo(() => schema && drawnSchema(schema), [schema]);
  const errors = useMemo(() => errorsFor(problems), [problems]);
  const [{ field }] = useAddress<'field'>();
  const [{ chosen, at }, setChosen] = useState<{ chosen?: Language; at?: string | undefined }>({});
  const asked = field?.split('.').find(isLanguage);
  if (!schema || !uiSchema || !drawn) return <Skeleton variant="rounded" height={320} />;
  const choose = (one: Language) => setChosen({ chosen: one, at: field });
  // The text that the address names, until another language is chosen.
  const wanted = asked !== undefined && at !== field ? asked : chosen;
  // A language that was taken out of the offer meanwhile has no texts to edit.
  const language =
    wanted && settings.locales.includes(wanted) ? wanted : (settings.locales[0] ?? settings.domain_language);
  const texts = localizedOf(section, schema);
  const context: SettingsFormContext = {
    ...{ settings, fields: section.fields, language, onLanguage: choose },
    ...(onChange && { onSettings: onChange }),
  };
  return (
    <>
      {texts.length > 0 && settings.locales.length > 1 && (
        <LanguageBar
          languages={settings.locales}
          value={language}
          mark={(one) => <Missing count={missingCounts(settings, texts).get(one) ?? 0} />}
          onChange={choose}
        />
      )}
      {texts.length > 0 && onChange && (
        <StandardTextsButton settings={settings} language={language} onSettings={onChange} />
      )}
      <Form
        tagName="div"
        idPrefix="settings"
        schema={drawn}
        uiSchema={uiSchema}
        fields={fields}
        widgets={widgets}
        templates={templates}
        formData={settings}
        formContext={context}
        validator={formValidator}
        extraErrors={errors}
        onChange={({ formData }) => onChange?.(formData as Settings)}
        readonly={!onChange}
        showErrorList={false}
        noValidate
      >
        {/* Without a child the form adds a submit button of its own. */}
        <></>
      </Form>
    </>
  );
}

/** The fields of a section that hold a text per language. */
function localizedOf(section: Section, schema: RJSFSchema): { name: string; required: boolean }[] {
  return section.fields
    .filter((name) => (schema.properties?.[name] as RJSFSchema | undefined)?.['localized'] === true)
    .map((name) => ({ name, required: schema.required?.includes(name) === true }));
}

/** How many texts of the section a language lacks. */
function Missing({ count }: { count: number }) {
  return (
    count > 0 && (
      <Box component="span" sx={{ color: 'error.main', fontSize: '0.75rem' }}>
        {t('{{count}} missing', { count })}
      </Box>
    )
  );
}
