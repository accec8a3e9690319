import { resolvePath } from '@kindling/contract/paths/paths';
import { localeChoices, pathInLanguage } from './locale-choices';

describe('localeChoices', () => {
  it('offers what brand and country share, and the domain’s language always', () => {
    const offered = ['en', 'nl', 'de', 'fr', 'es'] as const;
    expect(localeChoices(offered, 'en', 'BE')).toEqual(['en', 'nl', 'de', 'fr']);
    expect(localeChoices(offered, 'en', 'NL')).toEqual(['en', 'nl']);
    expect(localeChoices(offered, 'en', 'GB')).toEqual(offered);
    expect(localeChoices(offered, 'en', null)).toEqual(offered);
  });

  it('leaves no choice in the Netherlands to a Dutch brand', () => {
    expect(localeChoices(['nl', 'de'], 'nl', 'NL')).toEqual(['nl']);
  });
});

describe('pathInLanguage', () => {
  it.each([
    ['likes-type', { type: 'received' }, 'nl', '/nl/likes/ontvangen'],
    ['members-id', { id: '0123456789abcdefghjkmnpq' }, 'de', '/de/mitglieder/0123456789abcdefghjkmnpq'],
    ['index', {}, 'en', '/'],
  ] as const)('%s %o leads in %s to %s', (page, parameters, language, canonical) => {
    const path = pathInLanguage(page, parameters, language, 'en');
    expect(resolvePath(path, { domain: 'en', offered: ['en', 'nl', 'de'] })).toMatchObject({
      name: page,
      language,
      canonical,
    });
  });

  it('leads from an error page to the index page', () => {
    expect(pathInLanguage(null, {}, 'de', 'en')).toBe('/de');
  });
});
