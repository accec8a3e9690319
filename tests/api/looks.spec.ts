import fs from 'node:fs';
import path from 'node:path';
import { themeStylesheet } from '../../apps/server/src/modules/brands/site-settings/theme/theme-stylesheet.ts';
import { wornTokens, type OwnLook } from '../../packages/contract/src/themes/own-look.ts';
import type { ThemeTokens } from '../../packages/contract/src/themes/theme-tokens.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { root } from '../../scripts/root.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

let app: TestApp;
let elsewhere: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await startTestApp();
  elsewhere = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
});

const themeOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(root, `themes/${name}/tokens.json`), 'utf8')) as ThemeTokens;
/** Address of the stylesheet of a look over a theme. */
const stylesheetOf = (theme: string, look?: OwnLook) =>
  `/theme/${themeStylesheet(wornTokens(themeOf(theme), look, themeOf)).hash}.css`;
const record = async (): Promise<TenantRecord> =>
  (await owner.get('/admin-api/tenants/alpha')).json as TenantRecord;
const save = async (changes: Partial<Settings>): Promise<TestAnswer> => {
  const { version, settings } = await record();
  return owner.put('/admin-api/tenants/alpha', { version, settings: { ...settings, ...changes } });
};
const site = (server: TestApp = app) => new Browser(server, 'alpha.localhost');
/** The ground of pages, as the brand's manifest tells it. */
const canvas = async (browser = site()) => {
  const { theme_color, icons } = JSON.parse((await browser.get('/manifest.webmanifest')).text) as {
    theme_color: string;
    icons: { src: string }[];
  };
  return { theme_color, icon: icons[0]?.src ?? '' };
};

const look: OwnLook = { colours: { primary: '#00574b', canvas: '#f0fff8' }, type: 'fern', bar: 'pill' };

describe('a brand’s own look', () => {
  it('is live on every process, its stylesheet and pictures under addresses that never change', async () => {
    expect(await save({ theme: 'ember', look })).toMatchObject({ status: 200 });
    for (const server of [elsewhere, app])
      await until(
        'the look on a process',
        async () => (await canvas(site(server))).theme_color === '#f0fff8',
      );
    // The other process never showed a page of it.
    const css = await site(elsewhere).get(stylesheetOf('ember', look));
    expect(css).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(css.text).toContain('--color-primary:#00574b;');
    expect(css.text).toContain("--font-display:'Cormorant");
    const { icon } = await canvas();
    expect(icon).toMatch(/^\/themes\/ember\.[\w-]{16}\/icon-180\.png$/);
    expect(await site().get(icon)).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    const drawing = await site().get(icon.replace('-180.png', '.svg'));
    expect(drawing.headers['cache-control']).toContain('immutable');
    expect(drawing.text).toContain('#00574b');
    expect(drawing.text).not.toContain('#e8411c');
    // Others that wear the theme keep it.
    expect((await site().get('/themes/ember/icon.svg')).text).toContain('#e8411c');
  });

  it('is derived for the page and told to nobody', async () => {
    await save({ theme: 'ember', look });
    expect((await site().get('/api/settings.php?language=nl')).json).not.toHaveProperty('look');
  });

  it('leaves pages that are older a stylesheet, which nobody keeps', async () => {
    await save({ theme: 'ember', look });
    const old = await site().get('/theme/aaaaaaaaaaaaaaaa.css');
    expect(old).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(old.text).toContain('--color-primary:#00574b;');
    expect((await site().get('/theme/nothing.css')).status).toBe(404);
    expect((await site().get('/themes/nowhere/icon.svg')).status).toBe(404);
  });

  it('that nobody could read is refused, with the nearest colour that works', async () => {
    const before = await record();
    const refused = await save({
      theme: 'tide',
      look: { colours: { primary: '#ffff00', canvas: '#ffffff' } },
    });
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { code: 'settings_invalid', fields: { 'look.colours.primary': 'invalid' } } },
    });
    expect(refused.text).toMatch(
      /Buttons would not be seen on the page.*The nearest that works is #[0-9a-f]{6}/,
    );
    for (const [wrong, field] of [
      [{ colours: { primary: 'red' } }, 'look.colours.primary'],
      [{ colours: { canvas: '#333333' } }, 'look.colours.canvas'],
      [{ colours: { night: '#eeeeee' } }, 'look.colours.night'],
      [{ type: 'nowhere' }, 'look.type'],
      [{ hero: 'nothing' }, 'look.hero'],
      [{ css: 'body{}' }, 'look.css'],
    ] as const) {
      const answer = await save({ theme: 'tide', look: wrong as OwnLook });
      const { fields } = (answer.json as { error: { fields: object } }).error;
      expect([wrong, Object.keys(fields)]).toEqual([wrong, [field]]);
    }
    expect((await record()).version).toBe(before.version);
  });

  it('is told in the history, compared, and restored', async () => {
    await save({ theme: 'ember', look: { colours: { primary: '#00574b' } } });
    const before = await record();
    await save({ look: { colours: { primary: '#3b2f8f' } } });
    const after = (await record()).version;
    const compared = await owner.get(
      `/admin-api/tenants/alpha/comparison?before=${before.version}&after=${after}`,
    );
    expect(compared.json).toMatchObject({
      changes: [{ path: 'look.colours.primary', before: '#00574b', after: '#3b2f8f' }],
    });
    await owner.post('/admin-api/tenants/alpha/restore', { version: before.version });
    expect((await record()).settings.look).toEqual({ colours: { primary: '#00574b' } });
    const file = await owner.get('/admin-api/tenants/alpha/file');
    expect(file.json).toMatchObject({ file: { settings: { look: { colours: { primary: '#00574b' } } } } });
  });
});

describe('a look that is tried', () => {
  const tryOut = async (trial: object) =>
    (await owner.post('/admin-api/tenants/alpha/preview', trial)).json as { host: string; path: string };

  it('is seen in the preview of who tries it, and nowhere else', async () => {
    await save({ theme: 'ember', look: undefined });
    const version = (await record()).version;
    const tried = { colours: { canvas: '#fff8e0' } };
    const { host, path: address } = await tryOut({ look: { theme: 'tide', own: tried }, mode: 'dark' });
    const preview = new Browser(app, host);
    await preview.get(`${address}%2F`);
    expect((await canvas(preview)).theme_color).toBe('#fff8e0');
    // Nobody is asked for their age there.
    const settings = (await preview.get('/api/settings.php')).json;
    expect(settings).toMatchObject({ enable_site_entry_popup: 'no' });
    const css = await preview.get(stylesheetOf('tide', tried).replace('.css', '.dark.css'));
    expect(css).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(css.text).toContain('@media all{');
    expect(css.text).toContain('color-scheme:dark');
    expect((await canvas()).theme_color).toBe(themeOf('ember').colours.canvas);
    expect((await record()).version).toBe(version);
  });

  it('has to be whole, and of a theme that there is', async () => {
    for (const trial of [
      { look: { theme: 'nowhere', own: null } },
      { look: { theme: 'tide', own: { type: 3 } } },
    ])
      expect((await owner.post('/admin-api/tenants/alpha/preview', trial)).status).toBe(400);
  });

  it('can’t be changed on its way', async () => {
    const { host, path: address } = await tryOut({ look: { theme: 'tide', own: null } });
    const [expires, session, , signature] = /token=([^&]+)/.exec(address)?.[1]?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify({ look: { theme: 'neon', own: null } })).toString('base64url');
    const token = [expires, session, other, signature].join('.');
    expect((await new Browser(app, host).get(`/__preview?token=${token}&to=%2F`)).status).toBe(403);
  });
});
