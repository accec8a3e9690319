import type {
  BrandPage,
  BrandPageVersionRow,
} from '../../packages/contract/src/brands/calls/brand-page-desk.ts';
import type { ShownPage } from '../../packages/contract/src/brands/calls/brand-pages.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';

const beta = 'beta.localhost';

let app: TestApp;
let operator: Browser;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { beta: { domain_language: 'nl', locales: ['nl', 'de'], refund_days: 21 } },
  });
  operatorId = await createStaff(app, 'olga@staff.test', 'operator', ['beta']);
  await createStaff(app, 'otto@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'mia@staff.test', 'moderator', ['beta']);
  operator = await openConsole(app, 'olga@staff.test');
});

const visitor = (host = beta) => new Browser(app, host);
const create = (slug: string, browser = operator, tenant = 'beta') =>
  browser.post('/admin-api/brand-pages', { tenant, slug });
const put = (page: Pick<BrandPage, 'id' | 'version'>, texts: object, shown = true, browser = operator) =>
  browser.put(`/admin-api/brand-pages/${page.id}`, { version: page.version, shown, texts });
const nl = (text: string, more: object = {}) => ({ nl: { title: 'Over ons', lead: '', text, ...more } });
async function stored(answer: Promise<TestAnswer>): Promise<BrandPage> {
  const { status, text, json } = await answer;
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as BrandPage;
}
const shown = async (slug: string, language = 'nl', host = beta): Promise<ShownPage | null> =>
  (
    (await visitor(host).get(`/api/page?slug=${slug}&language=${language}`)).json as {
      page: ShownPage | null;
    }
  ).page;

describe('a page that a brand wrote', () => {
  it('is read under its slug, in the language of its reader or the brand’s own', async () => {
    const draft = await stored(create('over-ons'));
    expect(draft).toMatchObject({ shown: false, version: 1, languages: ['nl', 'de'], path: '/over-ons' });
    expect(await shown('over-ons')).toBeNull();
    const text = 'Wij zijn **{{name}}**.\n\n# Geld terug\n\nBinnen {{days}} dagen, [zo](/prijzen).';
    const page = await stored(put(draft, nl(text, { title: 'Over {{name}}' })));
    expect(page).toMatchObject({ version: 2, shown: true, written_in: ['nl'] });
    expect(await shown('over-ons')).toEqual({
      ...{ title: 'Over Beta', lead: '', language: 'nl', intro: '<p>Wij zijn <strong>Beta</strong>.</p>' },
      sections: [
        {
          id: 'geld-terug',
          title: 'Geld terug',
          html: '<p>Binnen 21 dagen, <a href="/prijzen">zo</a>.</p>',
        },
      ],
    });
    expect(await shown('over-ons', 'de')).toMatchObject({ language: 'nl' });
    const both = { ...nl(text), de: { title: 'Über uns', lead: '', text: 'Wir.' } };
    await stored(put(page, both));
    expect(await shown('over-ons', 'de')).toMatchObject({ language: 'de', title: 'Über uns' });
    expect(await shown('over-ons', 'nl', 'alpha.localhost')).toBeNull();
    const sitemap = await visitor().get('/sitemap.xml');
    expect(sitemap.text).toContain('/over-ons</loc>');
    expect(sitemap.text).toContain('/de/over-ons</loc>');
  });

  it('stands in place of one that every brand has, until it is taken off', async () => {
    const draft = await stored(create('pages-terms'));
    expect(draft.path).toBe('/paginas/voorwaarden');
    const page = await stored(put(draft, nl('Onze regels.')));
    expect(await shown('pages-terms')).toMatchObject({ intro: '<p>Onze regels.</p>' });
    await stored(put(page, nl('Onze regels.'), false));
    expect(await shown('pages-terms')).toBeNull();
  });

  it('has versions, each with who stored it, and any can be had back', async () => {
    const draft = await stored(create('pages-faq'));
    const first = await stored(put(draft, nl('Eerst.')));
    const second = await stored(put(first, nl('Later.')));
    expect(refusal(await put(first, nl('Te laat.')))).toMatchObject({
      ...{ code: 'settings_conflict', params: { version: second.version } },
    });
    const restored = await stored(
      operator.post(`/admin-api/brand-pages/${first.id}/restore`, { version: first.version }),
    );
    expect(restored).toMatchObject({ version: 4, texts: nl('Eerst.') });
    expect(await shown('pages-faq')).toMatchObject({ intro: '<p>Eerst.</p>' });
    const path = listPath('brand-page-versions', { filter: { page: first.id }, sort: ['version', 'DESC'] });
    const versions = (await operator.get(path)).json as BrandPageVersionRow[];
    expect(versions.map(({ version, author, changed }) => [version, author, changed])).toEqual([
      [4, 'Somebody of operator', ['nl']],
      [3, 'Somebody of operator', ['nl']],
      [2, 'Somebody of operator', ['nl']],
      [1, 'Somebody of operator', []],
    ]);
    const entries = await app.database.select<{ action: string }>(
      "SELECT action FROM audit_entry WHERE staff_id = :operatorId AND action LIKE 'page.%' AND subjects LIKE '%pages-faq%'",
      { operatorId },
    );
    expect(entries.map(({ action }) => action).sort()).toEqual([
      ...['page.created', 'page.edited', 'page.edited', 'page.restored'],
    ]);
  });

  it('is refused with all that is wrong with it', async () => {
    const draft = await stored(create('huisregels'));
    const wrong = '![x](https://e.example/x.png) [a](javascript:alert(1)) [b](/nergens) {{niemand}}';
    const { code, params } = refusal(await put(draft, nl(wrong, { title: '' })));
    expect(code).toBe('settings_invalid');
    const { problems } = params as { problems: string };
    for (const part of [
      'title is missing',
      'Pictures',
      'javascript:alert(1)',
      'no page /nergens',
      '{{niemand}}',
    ])
      expect(problems).toContain(part);
    const inGerman = { de: { title: 'Regeln', lead: '', text: 'Text' } };
    expect(refusal(await put(draft, inGerman)).code).toBe('settings_invalid');
    expect((await put(draft, inGerman, false)).status).toBe(200);
    const preview = await operator.post(`/admin-api/brand-pages/${draft.id}/preview`, {
      language: 'nl',
      text: { title: 'T', lead: '', text: '<b>x</b> [b](/nergens)' },
    });
    expect(preview.json).toMatchObject({
      page: { intro: '<p>&lt;b&gt;x&lt;/b&gt; <a href="/nergens">b</a></p>' },
      found: ['There is no page /nergens.'],
    });
  });

  it('takes no slug that a page has in any language, nor one twice', async () => {
    for (const slug of ['leden', 'mitglieder', 'api', 'nl', 'pages-nothing', 'Upper', 'a/b'])
      expect([slug, refusal(await create(slug)).fields]).toEqual([slug, { slug: 'invalid' }]);
    await stored(create('twee-keer'));
    expect(refusal(await create('twee-keer')).code).toBe('settings_conflict');
  });

  it('is deleted with its versions, at once for every reader, and can be written anew', async () => {
    const [own, terms] = [await stored(create('weg')), await stored(create('pages-cookies'))];
    for (const page of [own, terms]) await stored(put(page, nl('Tot ziens.')));
    expect(await shown('weg')).toMatchObject({ intro: '<p>Tot ziens.</p>' });
    for (const { id } of [own, terms])
      expect((await operator.delete(`/admin-api/brand-pages/${id}`)).json).toEqual({ done: true });
    expect([await shown('weg'), await shown('pages-cookies')]).toEqual([null, null]);
    expect((await visitor().get('/sitemap.xml')).text).not.toContain('/weg</loc>');
    expect((await operator.delete(`/admin-api/brand-pages/${own.id}`)).status).toBe(404);
    expect(await stored(create('weg'))).toMatchObject({ version: 1, shown: false, texts: {} });
    const versions = await operator.get(listPath('brand-page-versions', { filter: { page: own.id } }));
    expect(versions.json).toMatchObject([{ version: 1 }]);
  });

  it('is nobody’s who lacks the right or the brand', async () => {
    const { id } = await stored(create('van-ons'));
    const otto = await openConsole(app, 'otto@staff.test');
    const mia = await openConsole(app, 'mia@staff.test');
    const text = { title: 'T', lead: '', text: 'x' };
    const calls = (browser: Browser) => [
      browser.get(`/admin-api/brand-pages/${id}`),
      put({ id, version: 1 }, {}, false, browser),
      browser.delete(`/admin-api/brand-pages/${id}`),
      browser.post(`/admin-api/brand-pages/${id}/restore`, { version: 1 }),
      browser.post(`/admin-api/brand-pages/${id}/preview`, { language: 'nl', text }),
      create('ook', browser),
      browser.get(listPath('brand-page-versions', { filter: { page: id } })),
      browser.get(listPath('brand-pages', { filter: { tenant: 'beta' } })),
    ];
    const codes = async (answers: Promise<TestAnswer>[]) =>
      new Set((await Promise.all(answers)).map((one) => refusal(one).code));
    expect(await codes(calls(otto))).toEqual(new Set(['not_found']));
    expect(await codes(calls(mia))).toEqual(new Set(['forbidden']));
    expect((await otto.get(listPath('brand-pages'))).json).toEqual([]);
  });
});

describe('what is no page of the brand', () => {
  it('is answered without a question to the database', async () => {
    const select = jest.spyOn(app.database, 'select');
    await visitor().get('/api/page?slug=nothing-here');
    // The process looks for changed brands by itself, and reads those that are.
    const asked = select.mock.calls.map(([sql]) => sql);
    expect(asked.filter((sql) => !/MAX\(changed_at\)|FROM tenant t JOIN/.test(sql))).toEqual([]);
    jest.restoreAllMocks();
  });
});
