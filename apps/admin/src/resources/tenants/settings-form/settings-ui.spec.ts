import type { RJSFSchema } from '@rjsf/utils';
import { settingsJsonSchema } from '@kindling/contract/brands/settings/settings';
import { drawnSchema, settingsUi } from './settings-ui';

const choice: RJSFSchema = { type: 'string', enum: ['label', 'banner'] };
const ui = settingsUi({
  type: 'object',
  properties: { needed: choice, free: choice, several: { type: 'array', items: choice } },
  required: ['needed'],
});

// The form draws the placeholder as the option without a value.
test('the empty option of an optional choice has a name', () => {
  expect(ui['free']).toMatchObject({ 'ui:placeholder': 'As usual' });
});

test('a required choice and a list of codes have no usual value', () => {
  expect(ui['needed']).not.toHaveProperty('ui:placeholder');
  expect(ui['several']).not.toHaveProperty('ui:placeholder');
});

test('what may be empty is not marked as needed', () => {
  const text: RJSFSchema = { type: 'string' };
  const properties: Record<string, RJSFSchema> = {
    ...{ name: { ...text, minLength: 1 }, mail: { ...text, format: 'email' }, choice },
    ...{ phone: { ...text, maxLength: 30 }, prefix: { ...text, pattern: '^(https://.+)?$' } },
    ...{ key: { ...text, pattern: '^[a-z]{2}$' }, count: { type: 'integer' }, on: { type: 'boolean' } },
    ...{ some: { type: 'array', minItems: 1 }, any: { type: 'array' } },
    ...{ words: { type: 'object', localized: true } as RJSFSchema, prices: { type: 'object' } },
  };
  const { required } = drawnSchema({ type: 'object', properties, required: Object.keys(properties) });
  expect(required).toEqual(['name', 'mail', 'choice', 'key', 'count', 'some', 'words']);
});

test('each number of the settings says what it counts, and prices are written as amounts', () => {
  const schema = settingsJsonSchema() as RJSFSchema;
  const numbers = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => typeof field === 'object' && field.type === 'integer' && name !== 'niche',
  );
  const drawn = settingsUi(schema);
  for (const [name] of numbers)
    expect([name, drawn[name]]).toEqual([
      name,
      name.endsWith('_cents')
        ? expect.objectContaining({ 'ui:widget': 'MoneyWidget' })
        : expect.objectContaining({ 'ui:widget': 'NumberWidget', 'ui:unit': expect.any(String) as string }),
    ]);
  expect(numbers.length).toBeGreaterThan(10);
});
