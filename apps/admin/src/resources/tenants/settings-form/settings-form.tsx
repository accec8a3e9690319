import Skeleton from '@mui/material/Skeleton';
import type { Settings } from '@kindling/contract/settings';
import Form from '@rjsf/mui';
import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import { useMemo } from 'react';
import { BundlesField } from './bundles-field';
import { CountryPricesField } from './country-prices-field';
import { LocalizedField } from './localized-field';
import { SectionTemplate } from './section-template';
import type { Section } from './sections';
import { FieldDescription } from './field-description';
import { errorsFor, formValidator, type SettingsProblem } from './settings-problems';
import { settingsUi } from './settings-ui';
import { useSettingsSchema } from './use-settings-schema';

const fields: RegistryFieldsType = { BundlesField, CountryPricesField, LocalizedField };
const templates: Partial<TemplatesType> = {
  DescriptionFieldTemplate: FieldDescription,
  ObjectFieldTemplate: SectionTemplate,
};

interface SettingsFormProps {
  section: Section;
  settings: Settings;
  problems: readonly SettingsProblem[];
  /** Without it nothing can be changed. */
  onChange?: (settings: Settings) => void;
}

/** The fields of one section of a settings record, drawn from the server's schema. It neither submits nor stores. */
export function SettingsForm({ section, settings, problems, onChange }: SettingsFormProps) {
  const schema = useSettingsSchema();
  const uiSchema = useMemo(() => schema && settingsUi(schema), [schema]);
  const errors = useMemo(() => errorsFor(problems), [problems]);
  if (!schema || !uiSchema) return <Skeleton variant="rounded" height={320} />;
  return (
    <Form
      tagName="div"
      idPrefix="settings"
      schema={schema}
      uiSchema={uiSchema}
      fields={fields}
      templates={templates}
      formData={settings}
      formContext={{ settings, fields: section.fields }}
      validator={formValidator}
      extraErrors={errors}
      onChange={({ formData }) => onChange?.(formData as Settings)}
      readonly={!onChange}
      showErrorList={false}
      noValidate
    >
      {/* Something must stand here, or the form adds a submit button of its own. */}
      <></>
    </Form>
  );
}
