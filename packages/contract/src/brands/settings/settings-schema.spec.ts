import { settingsJsonSchema } from './settings.js';

test('the settings schema is in the dialect that the form reads', () => {
  expect(settingsJsonSchema()).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
  });
});
