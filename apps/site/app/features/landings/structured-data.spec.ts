import { structuredData } from './structured-data';

const facts = {
  ...{ brand: 'Vonk', title: 'Een titel', description: 'Een zin', language: 'nl' },
  ...{ home: 'https://vonk.example/', address: 'https://vonk.example/ontdek/galerij' },
  ...{ card: 'https://vonk.example/card.png', logo: 'https://vonk.example/logo.svg' },
};

describe('structured data', () => {
  it('name the brand, the site and the page, and nobody', () => {
    const { '@graph': graph } = JSON.parse(structuredData(facts)) as { '@graph': { '@type': string }[] };
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
  });

  it('cannot end the script that they stand in', () => {
    const told = structuredData({ ...facts, brand: '</script><script>alert(1)</script>' });
    expect(told).not.toContain('<');
    expect(JSON.stringify(JSON.parse(told))).toContain('</script>');
  });
});
