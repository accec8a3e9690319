import fc from 'fast-check';
import { placeholders, type Placeholder } from './brand-page-rules.js';
import { isBrandPageSlug, isFreeSlug } from './brand-page-slugs.js';
import { languages } from '../languages.js';
import { pathWords } from '../paths/path-words.js';
import { filled, unknownPlaceholders } from '../text/placeholders.js';

describe('slugs of a brand’s own pages', () => {
  it('are no word of any page in any language, and nothing else that is served', () => {
    for (const language of languages)
      for (const word of Object.values(pathWords[language]))
        expect([word, isFreeSlug(word)]).toEqual([word, false]);
    for (const slug of [
      'api',
      'photos',
      'nl',
      'landers',
      'pages-terms',
      'UPPER',
      'a',
      'x'.repeat(41),
      '-x',
      'a/b',
    ])
      expect([slug, isFreeSlug(slug)]).toEqual([slug, false]);
    expect(isFreeSlug('about-us')).toBe(true);
    expect(isBrandPageSlug('pages-terms')).toBe(true);
    expect(isBrandPageSlug('pages-other')).toBe(false);
  });

  it('are addresses as they stand', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
        (slug) => encodeURIComponent(slug) === slug,
      ),
    );
  });
});

describe('placeholders', () => {
  const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
    Placeholder,
    string
  >;

  it('are filled, and those that stand for nothing are told', () => {
    expect(filled('{{name}} of {{ company }}, {{nobody}}', values)).toBe('<name> of <company>, {{nobody}}');
    expect(unknownPlaceholders('{{name}} {{nobody}} {{ nobody }} {{}}', placeholders)).toEqual([
      'nobody',
      '',
    ]);
  });
});
