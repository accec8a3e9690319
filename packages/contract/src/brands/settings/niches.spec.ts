import fc from 'fast-check';
import { languages } from '../../languages.js';
import { landingNames, brandHas } from '../landings.js';
import { nichePrefixes, readSlug, slugOf, type Niche } from './niches.js';
import { pageNames } from '../../pages.js';
import { localizedPath, resolvePath } from '../../paths/paths.js';

const niches = Object.keys(nichePrefixes).map(Number) as Niche[];
const anyNiche = fc.constantFrom(...niches);
const anyLanguage = fc.constantFrom(...languages);

describe('the slugs of landing pages', () => {
  it('are as the specification writes them', () => {
    expect([slugOf(1, 'nl'), slugOf(1, 'en'), slugOf(2, 'nl'), slugOf(3, 'en'), slugOf(7, 'sv')]).toEqual([
      ...['nl', 'eng', 'she-nl', 'bdsm-eng', 'gay-sv'],
    ]);
    expect(niches.map((niche) => slugOf(niche, 'de'))).toEqual([
      ...['de', 'she-de', 'bdsm-de', 'bbw-de', 'gilf-de', 'milf-de', 'gay-de'],
    ]);
  });

  it('each tell one niche and one language', () => {
    const all = niches.flatMap((niche) => languages.map((language) => ({ niche, language })));
    for (const each of all) expect(readSlug(slugOf(each.niche, each.language))).toEqual(each);
    for (const slug of ['', 'en', 'she-', 'she-en', 'eng-she', 'SHE-nl', 'nl-', 'xx'])
      expect(readSlug(slug)).toBeUndefined();
  });

  it('lead to the page in their language on a brand of the niche that offers it, and nowhere else', () => {
    fc.assert(
      fc.property(
        ...[anyNiche, anyNiche, anyLanguage, fc.subarray([...languages], { minLength: 1 })],
        fc.constantFrom(...landingNames.filter((name) => name !== 'tinderswipe')),
        (brand, other, language, offered, name) => {
          const domain = offered[0] ?? 'nl';
          const address = `/landers/${name}/${slugOf(other, language)}`;
          const found = resolvePath(address, { domain, offered, niche: brand });
          if (brand !== other || !offered.includes(language)) expect(found).toBeUndefined();
          else {
            const canonical = localizedPath(`landers-${name}`, language, domain, {
              slug: slugOf(brand, language),
            });
            expect(found).toMatchObject({ name: `landers-${name}`, language, canonical });
            expect(resolvePath(canonical, { domain, offered, niche: brand })?.canonical).toBe(canonical);
          }
        },
      ),
    );
  });

  it('become those of the language that the reader changes to', () => {
    expect(localizedPath('landers-gallery', 'de', 'nl', { slug: 'she-nl' })).toBe(
      '/de/entdecken/galerie/she-de',
    );
    expect(localizedPath('landers-gallery', 'en', 'en', { slug: 'bdsm-de' })).toBe(
      '/landers/gallery/bdsm-eng',
    );
  });

  it('are none of the page that has none, nor of a brand whose niche nobody told', () => {
    expect(
      resolvePath('/landers/tinderswipe/nl', { domain: 'nl', offered: ['nl'], niche: 1 }),
    ).toBeUndefined();
    expect(resolvePath('/landers/gallery/nl', { domain: 'nl', offered: ['nl'] })).toBeUndefined();
  });
});

describe('the landing pages', () => {
  it('are no pages where the brand switched them off, whatever the address', () => {
    const brand = { domain: 'nl', offered: ['nl'], niche: 1, landingsOff: ['gallery'] } as const;
    for (const address of ['/landers/gallery', '/landers/gallery/nl', '/ontdek/galerij'])
      expect(resolvePath(address, brand)).toBeUndefined();
    expect(resolvePath('/landers/video', brand)).toMatchObject({ name: 'landers-video' });
    expect(brandHas(1, 'members', ['gallery'])).toBe(true);
  });

  it('are each a page, and every niche has all of them', () => {
    for (const name of landingNames) expect(pageNames).toContain(`landers-${name}`);
    for (const niche of niches) for (const page of pageNames) expect(brandHas(niche, page)).toBe(true);
    expect(brandHas(9, 'landers-video')).toBe(false);
    expect(brandHas(9, 'index')).toBe(true);
  });
});
