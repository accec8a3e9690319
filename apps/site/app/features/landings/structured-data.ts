/** What search engines learn of a landing page; all of it is about the brand. */
export interface LandingFacts {
  brand: string;
  title: string;
  description: string;
  language: string;
  /** Absolute addresses: of the brand's front page, the page, the card and the logo. */
  home: string;
  address: string;
  card: string;
  logo: string;
}

/** As JSON-LD (schema.org) for a script element: nothing in it can end the element. */
export function structuredData(facts: LandingFacts): string {
  const site = `${facts.home}#site`;
  const graph = [
    {
      '@type': 'Organization',
      '@id': `${facts.home}#brand`,
      name: facts.brand,
      url: facts.home,
      logo: facts.logo,
    },
    {
      ...{ '@type': 'WebSite', '@id': site, name: facts.brand, url: facts.home },
      publisher: { '@id': `${facts.home}#brand` },
    },
    {
      ...{ '@type': 'WebPage', '@id': facts.address, url: facts.address, name: facts.title },
      ...{ description: facts.description, inLanguage: facts.language, isPartOf: { '@id': site } },
      primaryImageOfPage: facts.card,
      audience: { '@type': 'PeopleAudience', suggestedMinAge: 18 },
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
