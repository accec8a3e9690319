import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

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
