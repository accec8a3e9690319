import { consentCookie } from '../../packages/contract/src/brands/cookie-consent.ts';
import { pageNames, pages, type PageName } from '../../packages/contract/src/pages.ts';
import { tagFramePath } from '../../packages/contract/src/brands/tag-frame.ts';
import { SaveSettingsUseCase } from '../../apps/server/src/modules/brands/site-settings/save-settings.ts';
import { SiteSettingsRepository } from '../../apps/server/src/modules/brands/site-settings/site-settings.repository.ts';
import { signUp } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const tag = { tag_name: 'Telbureau', tag_script: 'https://tags.company.example/tag.js', tag_site: 'alpha-1' };
const recorder = { recorder_name: 'Kijkglas', recorder_script: 'https://recorder.company.example/r.js' };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ alpha: { ...tag, ...recorder } });
});

/** A visitor of the brand that has both, or of the one that has none. */
function visitor(choice?: string, host = 'alpha.localhost'): Browser {
  const browser = new Browser(app, host);
  if (choice !== undefined) browser.cookies[consentCookie] = choice;
  return browser;
}
const frameOf = (browser: Browser, page: string) => browser.get(tagFramePath(page));

describe('the frame of a tag', () => {
  test('is there for visitors who said yes, on pages where it may run', async () => {
    const answered: Partial<Record<PageName, number>> = {};
    for (const name of pageNames) answered[name] = (await frameOf(visitor('all'), name)).status;
    const expected = pageNames.map((name) => [name, pages[name].tracking === 'none' ? 404 : 200]);
    expect(answered).toEqual(Object.fromEntries(expected));
  });

  test('names the script, what it calls the site, and the page; it is kept nowhere and sees nothing around it', async () => {
    const { text, headers } = await frameOf(visitor('all'), 'pricing');
    expect(text).toContain(
      '<script src="https://tags.company.example/tag.js" async referrerpolicy="no-referrer" data-page="pricing" data-site="alpha-1">',
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/);
  });

  test('is not there for who refused, was not asked, is a member, or asks for a page that there is not', async () => {
    for (const choice of [undefined, 'ask', 'necessary', 'ALL'])
      expect((await frameOf(visitor(choice), 'index')).status).toBe(404);
    for (const page of ['members', 'no-such-page', 'constructor', '..%2findex'])
      expect((await frameOf(visitor('all'), page)).status).toBe(404);
    const member = visitor('all');
    await signUp(member, 'tagless@example.test');
    expect((await frameOf(member, 'index')).status).toBe(404);
    expect((await frameOf(visitor('all', 'beta.localhost'), 'index')).status).toBe(404);
  });
});

test('settings tell pages whose scripts these are, and of the tag no address', async () => {
  const { json } = await visitor().get('/api/settings.php');
  expect(json).toMatchObject({
    tracking: {
      tag: { name: 'Telbureau' },
      recorder: { name: 'Kijkglas', script: 'https://recorder.company.example/r.js', site: null },
    },
  });
  expect(JSON.stringify(json)).not.toContain('tags.company.example');
  const { json: none } = await visitor(undefined, 'beta.localhost').get('/api/settings.php');
  expect(none).toMatchObject({ tracking: { tag: null, recorder: null } });
});

test('no host of this installation can be another company’s', async () => {
  const repository = app.nest.get(SiteSettingsRepository, { strict: false });
  const stored = await repository.find(app.idOf('alpha'));
  if (!stored) throw new Error('alpha is missing');
  await app.inTenant('alpha', () =>
    repository.replaceHosts(app.idOf('alpha'), [app.hostOf('alpha.localhost'), 'alpha.example']),
  );
  const save = (script: string) =>
    app.nest.get(SaveSettingsUseCase, { strict: false }).save({
      tenantId: app.idOf('beta'),
      expectedVersion: 1,
      settings: { ...stored.settings, tag_script: script },
      author: 'file',
    });
  for (const host of ['alpha.example', 'tags.alpha.example'])
    await expect(save(`https://${host}/tag.js`)).rejects.toMatchObject({
      code: 'settings_invalid',
      fields: { tag_script: 'invalid' },
    });
});
