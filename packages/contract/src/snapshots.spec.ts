import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi } from './openapi.js';
import { settingsJsonSchema } from './settings.js';

/** What outsiders build on, committed so that a change of it is seen. `UPDATE_CONTRACT=1 npm test -- unit` rewrites. */
const snapshots = { 'openapi.json': openApi, 'settings.schema.json': settingsJsonSchema };

describe('the committed contract', () => {
  it.each(Object.entries(snapshots))('%s is what the code says', (name, make) => {
    const file = path.resolve(__dirname, '..', name);
    const text = `${JSON.stringify(make(), null, 2)}\n`;
    if (process.env.UPDATE_CONTRACT === '1') writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('writes the settings schema in the dialect that the form reads', () => {
    expect(settingsJsonSchema()).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
    });
  });
});
