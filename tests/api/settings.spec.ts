import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { openingOf, pagePolicy } from '../../apps/server/src/kernel/pages/render/content-policy.ts';
import { TenantRegistry } from '../../apps/server/src/kernel/tenancy/tenant-registry.ts';
import { TenantChanges } from '../../apps/server/src/kernel/tenancy/tenant-changes.ts';
import { CheckBrand } from '../../apps/server/src/modules/brands/site-settings/brands/check-brand.ts';
import { SaveSettingsUseCase } from '../../apps/server/src/modules/brands/site-settings/save-settings.ts';
import { SiteSettingsRepository } from '../../apps/server/src/modules/brands/site-settings/site-settings.repository.ts';

describe('settings over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  it('answers each host with its own brand', async () => {
    const alpha = await app.request('alpha.localhost', { path: '/api/settings.php' });
    const beta = await app.request('beta.localhost', { path: '/api/settings.php' });
    expect(alpha).toMatchObject({
      status: 200,
      json: { name: 'Alpha', domain: app.hostOf('alpha.localhost'), language: 'nl' },
    });
    expect(beta).toMatchObject({
      status: 200,
      json: { name: 'Beta', domain: app.hostOf('beta.localhost'), language: 'en' },
    });
  });

  it('never tells what only the server acts on', async () => {
    const { text } = await app.request('alpha.localhost', { path: '/api/settings.php' });
    expect(text).not.toContain('refuse_throwaway_mail');
  });

  it('gives an unknown host a neutral 404 that names no brand', async () => {
    const answer = await app.request('nobody.example', { path: '/api/settings.php' });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
  });

  it('honours the forced domain outside production', async () => {
    const answer = await app.request('alpha.localhost', {
      path: `/api/settings.php?host=${app.hostOf('beta.localhost')}`,
    });
    expect(answer.json).toMatchObject({ name: 'Beta' });
  });

  it('refuses an unknown query field with its name', async () => {
    const answer = await app.request('alpha.localhost', { path: '/api/settings.php?nonsense=1' });
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { code: 'validation_failed', fields: { nonsense: 'unknown_field' } } },
    });
  });

  it('tells the company behind the brand', async () => {
    const answer = await app.request('alpha.localhost', { path: '/api/companyinfo.php' });
    expect(answer.json).toMatchObject({ id: 'lantaarn', country: 'NL' });
  });
});

describe('a setting that is an address', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await newBrands();
  });

  const repository = () => app.nest.get(SiteSettingsRepository, { strict: false });
  const save = async (changes: object) => {
    const stored = await repository().find(app.idOf('alpha'));
    return app.nest.get(SaveSettingsUseCase, { strict: false }).save({
      tenantId: app.idOf('alpha'),
      expectedVersion: stored?.version ?? 0,
      settings: { ...stored?.settings, ...changes },
      author: 'file',
    });
  };

  it('is refused where its host can’t exist, beside its field', async () => {
    await expect(save({ cdn_prefix: 'https://1.2.3.4.5' })).rejects.toMatchObject({
      code: 'settings_invalid',
      fields: { cdn_prefix: 'invalid' },
    });
  });

  it('names no host of another brand or of the console, and is no host that another brand then gets', async () => {
    const taken = [app.hostOf('beta.localhost'), 'beta.example', app.environment.CONSOLE_HOST];
    await repository().replaceHosts(app.idOf('beta'), [app.hostOf('beta.localhost'), 'beta.example']);
    for (const host of taken)
      await expect(save({ cdn_prefix: `https://${host}` })).rejects.toMatchObject({
        fields: { cdn_prefix: 'invalid' },
      });
    await save({ cdn_prefix: 'https://pictures.example' });
    const brands = app.nest.get(CheckBrand, { strict: false });
    expect(await brands.hostReasons(app.idOf('beta'), ['pictures.example'])).toEqual([
      'The pictures of another brand come from this host.',
    ]);
    expect(await brands.hostReasons(app.idOf('alpha'), ['pictures.example'])).toEqual([undefined]);
  });

  it('takes no page down where it was stored before it was refused', async () => {
    const stored = await repository().find(app.idOf('alpha'));
    const broken = {
      ...stored?.settings,
      cdn_prefix: 'https://1.2.3.4.5',
      ...{ tag_name: 'Telbureau', tag_script: 'https://1.2.3.4.5/tag.js' },
      ...{ recorder_name: 'Kijkglas', recorder_script: 'https://recorder.example/r.js' },
      recorder_hosts: ['1.2.3.4.5'],
      time_zone: 'Europe/Nowhere',
    };
    await acrossTenants('store what is refused by now', () =>
      app.database.write('UPDATE tenant SET settings = :settings WHERE id = :id', {
        id: app.idOf('alpha'),
        settings: JSON.stringify(broken),
      }),
    );
    await app.nest.get(TenantChanges, { strict: false }).announce(app.idOf('alpha'));
    const { json, text } = await app.request('alpha.localhost', { path: '/api/settings.php' });
    expect(text).not.toContain('1.2.3.4.5');
    const tenant = await app.nest.get(TenantRegistry, { strict: false }).byId(app.idOf('alpha'));
    if (!tenant) throw new Error('alpha is missing');
    // What every page and the frame of a tag are sent with.
    const { settings } = tenant;
    const policy = pagePolicy([], settings.cdn_prefix, openingOf('landers-video', settings));
    expect(policy).toContain("img-src 'self' data: https://recorder.example;");
    expect(policy).not.toContain('1.2.3.4.5');
    expect(json).toMatchObject({ cdn_prefix: '', time_zone: 'Europe/Amsterdam', tracking: { tag: null } });
    // Another brand's hosts are still compared with what this one names.
    const brands = app.nest.get(CheckBrand, { strict: false });
    expect(await brands.hostReasons(app.idOf('beta'), ['other.example'])).toEqual([undefined]);
  });
});
