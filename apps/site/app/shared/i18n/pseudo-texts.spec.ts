import fs from 'node:fs';
import path from 'node:path';
import { pseudoTexts } from './pseudo-texts';

const english = (namespace: string) =>
  JSON.parse(
    fs.readFileSync(path.join(__dirname, `../../../../../locales/en/${namespace}.json`), 'utf8'),
  ) as Record<string, string>;

describe('the pseudo-locale', () => {
  it('says an English text with accents, longer words and brackets', () => {
    expect(pseudoTexts('Your settings')).toBe('[Ýýööûř šééţţîîñĝšš]');
  });

  it('leaves alone what the program puts in or reads', () => {
    const text = 'Hi {{name}}, <b>read</b> $t(errors:page.error) {{count, number}}';
    const said = String(pseudoTexts(text));
    for (const part of ['{{name}}', '<b>', '</b>', '$t(errors:page.error)', '{{count, number}}'])
      expect(said).toContain(part);
  });

  it('makes a file of texts about 40 % longer, under the same keys', () => {
    const texts = english('settings');
    const said = pseudoTexts(texts) as Record<string, string>;
    expect(Object.keys(said)).toEqual(Object.keys(texts));
    const ratio = JSON.stringify(said).length / JSON.stringify(texts).length;
    expect(ratio).toBeGreaterThan(1.2);
    expect(ratio).toBeLessThan(1.5);
  });
});
