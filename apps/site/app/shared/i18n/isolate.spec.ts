import { createInstance } from 'i18next';
import { numbersInTexts } from '@kindling/contract/numbers';
import { interpolation, isolate } from './isolate';

const rightToLeft = 'נועה';

describe('isolate', () => {
  it('leaves alone what runs from left to right', () => {
    for (const text of ['Anna', 'Zoë 😀', 'Ольга', '42', '']) expect(isolate(text)).toBe(text);
  });
  it('keeps what runs the other way from turning what stands around it', () => {
    expect(isolate(rightToLeft)).toBe(`\u2068${rightToLeft}\u2069`);
  });
  it('can not be left by a sign of its own', () => {
    expect(isolate('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069');
  });
});

describe('a sentence with a name in it', () => {
  it('isolates the name, and escapes nothing', async () => {
    const texts = createInstance().use(numbersInTexts);
    await texts.init({
      interpolation,
      lng: 'nl',
      defaultNS: 'common',
      resources: { nl: { common: { hello: 'Schrijf {{name}} ({{age}})' } } },
    });
    expect(texts.t('hello', { name: rightToLeft, age: 47 })).toBe(`Schrijf \u2068${rightToLeft}\u2069 (47)`);
    expect(texts.t('hello', { name: 'Fire & <b>', age: 47 })).toBe('Schrijf Fire & <b> (47)');
  });
});
