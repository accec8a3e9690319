import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import { required, useInput, ValidationError } from 'react-admin';
import { ThemeChoice } from './theme-choice';

const needed = required();

/** The themes as an input of a form. */
export function ThemeInput({ source, themes }: { source: string; themes: SettingsChoices['themes'] }) {
  const { field, fieldState } = useInput<string>({ source, validate: needed });
  const message = fieldState.error?.message;
  return (
    <ThemeChoice
      name={source}
      themes={themes}
      value={field.value as string}
      onChange={field.onChange}
      error={message && <ValidationError error={message} />}
    />
  );
}
