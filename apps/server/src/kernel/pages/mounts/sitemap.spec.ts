import { languages } from '@kindling/contract/languages';
import { localizedPath, resolvePath } from '@kindling/contract/paths/paths';
import { pageNames, pages } from '@kindling/contract/pages';
import { robots, sitemap } from './sitemap.js';

const origin = 'https://brand.example';
const harbour = { domain: 'en', offered: ['en', 'nl', 'de'] } as const;
const everything = { domain: 'nl', offered: languages } as const;

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

function disallowed(text: string): string[] {
  return [...text.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? '');
}

describe('the sitemap', () => {
  it('lists each public page in each offered language, with absolute addresses', () => {
    const found = locations(sitemap(origin, harbour));
    expect(found).toEqual(
      expect.arrayContaining([
        'https://brand.example/',
        'https://brand.example/nl',
        'https://brand.example/de/anmelden',
        'https://brand.example/pages/terms',
        'https://brand.example/nl/paginas/voorwaarden',
      ]),
    );
    const publicPages = Object.values(pages).filter(({ area }) => area === 'public').length - 1;
    expect(found).toHaveLength(publicPages * harbour.offered.length);
    expect(new Set(found).size).toBe(found.length);
  });

  it('holds canonical addresses of public pages only', () => {
    for (const address of locations(sitemap(origin, everything))) {
      const { pathname } = new URL(address);
      const route = resolvePath(pathname, everything);
      expect(route?.canonical).toBe(pathname);
      expect(route && pages[route.name].area).toBe('public');
    }
  });

  it('gives every page the same page in all languages, itself included', () => {
    const entry = sitemap(origin, harbour)
      .split('\n')
      .find((line) => line.includes('<loc>https://brand.example/de/preise</loc>'));
    expect(
      [...(entry ?? '').matchAll(/hreflang="(..)" href="([^"]*)"/g)].map(([, ...found]) => found),
    ).toEqual([
      ['en', 'https://brand.example/pricing'],
      ['nl', 'https://brand.example/nl/prijzen'],
      ['de', 'https://brand.example/de/preise'],
    ]);
  });

  it('holds the pages that the brand wrote under slugs of their own', () => {
    const own = new Set(['about-us', 'pages-terms']);
    const found = locations(sitemap(origin, { ...harbour, own }));
    expect(found.filter((address) => address.endsWith('about-us'))).toEqual([
      'https://brand.example/about-us',
      'https://brand.example/nl/about-us',
      'https://brand.example/de/about-us',
    ]);
    expect(found).not.toContain('https://brand.example/pages-terms');
  });

  it('lets no address end its place in the file', () => {
    expect(sitemap('https://a&b"<', harbour)).toContain('<loc>https://a&amp;b&quot;&lt;/</loc>');
  });
});

describe('robots.txt', () => {
  const nameless = Object.fromEntries(
    ['id', 'type', 'paymentmethod', 'number', 'token'].map((name) => [name, 'x']),
  );

  it('keeps crawlers out of the API and the photos alone: what says noindex has to be read', () => {
    const kept = disallowed(robots(origin));
    expect(kept).toEqual(['/api/', '/photos/']);
    for (const language of languages)
      for (const name of pageNames) {
        const path = localizedPath(name, language, everything.domain, nameless);
        expect(kept.filter((beginning) => path.startsWith(beginning))).toEqual([]);
      }
  });

  it('names the sitemap of its own host', () => {
    expect(robots(origin)).toMatch(/^Sitemap: https:\/\/brand\.example\/sitemap\.xml$/m);
  });
});
