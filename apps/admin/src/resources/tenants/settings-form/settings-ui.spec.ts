import type { RJSFSchema } from '@rjsf/utils';
import { settingsUi } from './settings-ui';

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
