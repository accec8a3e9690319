import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNames, pages } from '../../pages.js';
import { settingsSchema, type Settings } from './settings.js';
import { tenantFile } from './tenant-file.js';
import { settingsProblems } from './settings-rules.js';
import { outsideScriptOf, ownHostProblems } from './tracking.js';

const file = path.resolve(__dirname, '../../../../../config/tenants/vonk.json');
const plain = tenantFile.parse(JSON.parse(readFileSync(file, 'utf8'))).settings;
const tagged: Settings = {
  ...plain,
  tag_name: 'Telbureau',
  tag_script: 'https://tags.company.example/v2/tag.min.js?id=G-1A2B_c',
  tag_hosts: ['data.company.example'],
};
const takes = (changes: object) => settingsSchema.safeParse({ ...tagged, ...changes }).success;

describe('a script of another company', () => {
  it.each([
    'https://tags.company.example/tag.js',
    'https://xn--bcher-kva.example/a/b/c-1.2.3.js?site=1&v=2.0',
    'https://a.xn--p1ai/t',
  ])('may be %s', (address) => expect(takes({ tag_script: address, recorder_script: address })).toBe(true));

  it.each([
    ...['javascript:alert(1)', 'data:text/javascript,alert(1)', 'http://tags.company.example/tag.js'],
    ...['//tags.company.example/tag.js', 'https:tags.company.example/tag.js', '/assets/tag.js', ''],
    ...['https://127.0.0.1/tag.js', 'https://2130706433/t.js', 'https://0x7f.1/t.js', 'https://[::1]/t.js'],
    ...['https://localhost/t.js', 'https://vonk.localhost/t.js', 'https://printer.local/t.js'],
    ...['https://db.internal/t.js', 'https://intranet/t.js', 'https://tags.company.example'],
    ...['https://tags.company.example/', 'https://tags.company.example:8443/t.js'],
    ...['https://tags.company.example@evil.example/t.js', 'https://user:word@tags.company.example/t.js'],
    ...['https://tags.company.example/../t.js', 'https://tags.company.example/a/./t.js'],
    ...['https://tags.company.example/%2e%2e/t.js', 'https://tags.company.example//t.js'],
    ...['https://tags.company.example\\@evil.example/t.js', 'https://tags.company.example/t.js#x'],
    ...[
      'https://tags.company.example/t.js;script-src *',
      "https://tags.company.example/t.js 'unsafe-inline'",
    ],
    ...['https://tags.company.example/t.js"onload="x', 'https://*.company.example/t.js'],
    ...['https://Tags.Company.example/t.js', 'https://tags.company.example./t.js', 'https://-a.example/t.js'],
    ...['https://tags.company.example/t.js?a=<b>', `https://tags.company.example/${'a'.repeat(200)}`],
  ])('may not be %j', (address) => {
    expect(takes({ tag_script: address })).toBe(false);
    expect(takes({ recorder_script: address, recorder_name: 'Kijkglas' })).toBe(false);
  });

  it.each([
    ...['https://data.company.example', 'data.company.example/x', '*.company.example', '10.0.0.1'],
    ...['localhost', 'kroon.localhost', 'a b.example', "x.example;'", 'x.example:443', 'example'],
  ])('may not talk to %j', (host) => expect(takes({ tag_hosts: [host] })).toBe(false));

  it('is told a site by letters alone', () => {
    expect(takes({ tag_site: 'kroon.example-1_a' })).toBe(true);
    expect(takes({ tag_site: '"><script>' })).toBe(false);
  });

  it('stands with the name that visitors are told, or not at all', () => {
    const { tag_name: _name, ...nameless } = tagged;
    const { tag_script: _script, ...scriptless } = tagged;
    expect(settingsProblems(tagged)).toEqual([]);
    expect(settingsProblems(nameless)).toMatchObject([{ path: 'tag_name' }]);
    expect(settingsProblems(scriptless)).toMatchObject([{ path: 'tag_script' }]);
    expect(outsideScriptOf(nameless, 'tag')).toBeUndefined();
    expect(outsideScriptOf(tagged, 'recorder')).toBeUndefined();
  });

  it('may talk to its own origin and to the hosts that are named', () => {
    expect(outsideScriptOf(tagged, 'tag')?.origins).toEqual([
      'https://tags.company.example',
      'https://data.company.example',
    ]);
  });

  it('comes from no host of ours, nor from one above or below', () => {
    for (const own of ['tags.company.example', 'www.tags.company.example'])
      expect(ownHostProblems(tagged, ['console.example', own])).toMatchObject([{ path: 'tag_script' }]);
    expect(ownHostProblems(tagged, ['company.example'])).toHaveLength(2);
    expect(ownHostProblems(tagged, ['data.company.example'])).toMatchObject([{ path: 'tag_hosts.0' }]);
    expect(ownHostProblems(tagged, ['example.com', 'mycompany.example', 'example-company.example'])).toEqual(
      [],
    );
  });
});

describe('where scripts of other companies may run', () => {
  const named = (tracking: string) => pageNames.filter((name) => pages[name].tracking === tracking);

  it('is no page of members, none with a form, and none that is rendered for one reader', () => {
    for (const name of pageNames.filter((each) => pages[each].tracking !== 'none')) {
      expect(pages[name]).toMatchObject({ cached: true, area: 'public' });
      expect(name).not.toMatch(
        /login|signup|password|complaint|report|lang|members|chat|credit|debit|profile/,
      );
    }
  });

  it('is for the recorder three landings that show no member and ask nothing', () => {
    expect(named('recorder')).toEqual([
      'landers-alonetonight',
      'landers-transitionsvideolanding',
      'landers-video',
    ]);
    for (const name of named('recorder')) expect(pages[name as 'index'].varies).toEqual([]);
  });
});
