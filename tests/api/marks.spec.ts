import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { acrossTenants, TenantContext } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { MailLooks } from '../../apps/server/src/modules/mails/notifications/look/mail-look.ts';
import {
  BrandLooks,
  MarksRepository,
} from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import type { MarkKind } from '../../packages/contract/src/brands/mark-files.ts';
import type { Readiness } from '../../packages/contract/src/brands/calls/brands.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import type { OwnMarks } from '../../packages/contract/src/themes/own-marks.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { hostileImages } from '../support/photos/hostile-images.ts';

let app: TestApp;
let elsewhere: TestApp;
let owner: Browser;
let support: Browser;

beforeAll(async () => {
  app = await startTestApp();
  elsewhere = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  await createStaff(app, 'support@staff.test', 'support', ['beta']);
  owner = await openConsole(app, 'owner@staff.test');
  support = await openConsole(app, 'support@staff.test');
});

const drawn = (background: string, width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const send = (kind: MarkKind, body: Buffer, type = 'image/png', brand = 'alpha'): Promise<TestAnswer> =>
  owner.request({
    ...{ method: 'POST', path: `/admin-api/tenants/${brand}/marks?kind=${kind}`, body },
    headers: { 'content-type': type },
  });
const uploaded = async (kind: MarkKind, body: Buffer): Promise<string> => {
  const answer = await send(kind, body);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.json as { name: string }).name;
};
const record = async (brand = 'alpha'): Promise<TenantRecord> =>
  (await owner.get(`/admin-api/tenants/${brand}`)).json as TenantRecord;
const save = async (marks: OwnMarks | undefined, brand = 'alpha'): Promise<TestAnswer> => {
  const { version, settings } = await record(brand);
  const look = marks && { marks };
  return owner.put(`/admin-api/tenants/${brand}`, { version, settings: { ...settings, look } });
};
const bytesAt = async (path: string, server = app, host = 'alpha.localhost') => {
  const { statusCode, headers, rawPayload } = await server.nest.inject({ url: path, headers: { host } });
  return { status: statusCode, headers, bytes: rawPayload };
};
const colourAt = async (path: string): Promise<string> => {
  const { dominant } = await sharp((await bytesAt(path)).bytes).stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => Math.round(part / 64)).join();
};
/** Addresses that the pages of a process name. */
const worn = (server = app) =>
  server.inTenant('alpha', () =>
    Promise.resolve(
      server.nest.get(BrandLooks, { strict: false }).of(TenantContext.current().settings).marks,
    ),
  );
const address = (name: string) => `/theme/${name}.webp`;
const refusedFor = ({ json }: TestAnswer) =>
  (json as { error: { code: string; params?: { problems?: string } } }).error;

describe('a brand’s own logo and icon', () => {
  it('are on every page, in the manifest, the card and mails once they are saved, on every process', async () => {
    const logo = await uploaded('logo', await drawn('#ff0000'));
    const dark = await uploaded('logo_dark', await drawn('#00ff00'));
    const icon = await uploaded('icon', await drawn('#0000ff', 600, 600));
    expect((await worn()).logo).toMatch(/logo\.svg$/);
    const card = await bytesAt('/themes/ember/card.png');
    const { name } = (await record()).settings;
    expect(await save({ logo, logo_dark: dark, icon, spells: name })).toMatchObject({ status: 200 });
    for (const server of [elsewhere, app])
      await until('the logo on a process', async () => (await worn(server)).logo === address(logo));
    expect(await worn()).toEqual({ logo: address(logo), logoDark: address(dark), icon: address(icon) });
    const kept = await bytesAt(`/theme/${logo}.webp`);
    expect(kept).toMatchObject({
      status: 200,
      headers: {
        ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
        'x-content-type-options': 'nosniff',
      },
    });
    expect(await colourAt(`/theme/${logo}.webp`)).toBe('4,0,0');
    const { icons } = JSON.parse((await bytesAt('/manifest.webmanifest')).bytes.toString()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      ...['180x180 maskable', '192x192 any', '512x512 any', '512x512 maskable'],
    ]);
    for (const { src } of icons) expect([src, await colourAt(src)]).toEqual([src, '0,0,4']);
    const assets = icons[0]?.src.replace('/icon-180.png', '') ?? '';
    expect((await bytesAt(`${assets}/card.png`)).bytes.equals(card.bytes)).toBe(false);
    const { settings } = await record();
    const look = await app.inTenant('alpha', () =>
      app.nest.get(MailLooks, { strict: false }).of('alpha', settings),
    );
    const { dominant } = await sharp(look.logo?.png).stats();
    // The one for dark grounds: mails show it on a band of the brand's night.
    expect([look.logo?.isName, dominant.g > 200, dominant.r < 50]).toEqual([true, true, true]);
  });

  it('are in the audit log from their upload on, saved or not', async () => {
    const name = await uploaded('logo', await drawn('#123456'));
    const entries = await acrossTenants('a test reads the audit log', () =>
      app.database.select<{ changes: string; tenant: string }>(
        `SELECT CAST(changes AS CHAR) AS changes, tenant_id AS tenant FROM audit_entry
          WHERE action = 'mark.uploaded' AND LOCATE(:name, changes) > 0`,
        { name },
      ),
    );
    expect(entries).toEqual([{ changes: JSON.stringify(['logo', name]), tenant: 'alpha' }]);
  });

  it('are another brand’s to nobody', async () => {
    const logo = await uploaded('logo', await drawn('#aa0011'));
    expect((await bytesAt(`/theme/${logo}.webp`, app, 'beta.localhost')).status).toBe(404);
    const refused = await save({ logo }, 'beta');
    expect(refusedFor(refused)).toMatchObject({ code: 'settings_invalid' });
    expect(refusedFor(refused).params?.problems).toMatch(/look\.marks\.logo: This picture is not there/);
    const onConsole = (browser: Browser, brand: string) =>
      browser.get(`/admin-api/tenant-marks/${brand}/${logo}.webp`);
    expect((await onConsole(owner, 'alpha')).status).toBe(200);
    for (const brand of ['alpha', 'beta', 'nowhere'])
      expect([brand, (await onConsole(support, brand)).status]).toEqual([brand, 404]);
    expect((await onConsole(new Browser(app, owner.host), 'alpha')).status).toBe(403);
  });

  it('are taken away and brought back with their version', async () => {
    const logo = await uploaded('logo', await drawn('#123456'));
    await save({ logo });
    const { version } = await record();
    await save(undefined);
    await until('the theme’s logo', async () => (await worn()).logo.endsWith('/logo.svg'));
    // Pages that are older still find theirs.
    expect((await bytesAt(`/theme/${logo}.webp`)).status).toBe(200);
    app.clock.advance(10 * 24 * 3_600_000);
    await app.nest.get(Housekeeping, { strict: false }).runOnce();
    owner = await openConsole(app, 'owner@staff.test');
    await owner.post('/admin-api/tenants/alpha/restore', { version });
    await until('the logo again', async () => (await worn()).logo === address(logo));
    const compared = await owner.get(
      `/admin-api/tenants/alpha/comparison?before=${version + 1}&after=${version}`,
    );
    expect(compared.json).toMatchObject({ changes: [{ path: 'look', after: { marks: { logo } } }] });
  });

  it('that nobody saved go after two days, and are then asked for again', async () => {
    const logo = await uploaded('logo', await drawn('#654321'));
    app.clock.advance(3 * 24 * 3_600_000);
    await app.nest.get(Housekeeping, { strict: false }).runOnce();
    owner = await openConsole(app, 'owner@staff.test');
    expect((await bytesAt(`/theme/${logo}.webp`)).status).toBe(404);
    expect((await save({ logo })).status).toBe(400);
    expect(await uploaded('logo', await drawn('#654321'))).toBe(logo);
    expect((await save({ logo })).status).toBe(200);
  });

  it('go along when the brand is copied, under the copy’s name, and are its own', async () => {
    const logo = await uploaded('logo', await drawn('#00574b'));
    const { version, settings } = await record();
    const look = { colours: { primary: '#00574b' }, marks: { logo, spells: settings.name } };
    await owner.put('/admin-api/tenants/alpha', { version, settings: { ...settings, look } });
    const answer = await owner.post('/admin-api/tenants/alpha/clone', {
      ...{ client_id: randomUUID(), id: 'twin', host: 'twin.localhost', name: 'Twin' },
    });
    expect(answer).toMatchObject({ status: 200, json: { settings: { look, name: 'Twin' } } });
    const stored = app.nest.get(MarksRepository, { strict: false });
    expect(await stored.known('twin', [logo])).toHaveLength(1);
    const ready = await owner.get('/admin-api/tenants/twin/readiness');
    const theme = (ready.json as Readiness).lines.find(({ id }) => id === 'theme');
    expect(theme?.problems).toEqual([]);
  });
});

describe('a picture that is sent', () => {
  it('is drawn anew, whatever it was', async () => {
    const file = await sharp({ create: { width: 400, height: 120, channels: 3, background: '#c0ffee' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const answer = await send(
      'logo',
      Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
    );
    expect(answer).toMatchObject({ status: 200, json: { width: 400, height: 120 } });
    const { name } = answer.json as { name: string };
    const found = await app.nest.get(MarksRepository, { strict: false }).find('alpha', name);
    expect(found?.bytes.includes('somebody') || found?.bytes.includes('script')).toBe(false);
    expect((await sharp(found?.bytes).metadata()).exif).toBeUndefined();
  });

  it('of another kind, too small, too long or no square is refused and says why', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const type of ['image/svg+xml', 'image/png'])
      expect(refusedFor(await send('logo', svg, type)).code).toBe('photo_unreadable');
    expect(refusedFor(await send('logo', await drawn('#00000000'))).code).toBe('photo_unreadable');
    expect(refusedFor(await send('logo', Buffer.alloc(4 * 1024 * 1024 + 1))).code).toBe('payload_too_large');
    const reasons = [
      await send('icon', await drawn('#ff0000', 300, 300)),
      await send('icon', await drawn('#ff0000', 900, 600)),
      await send('logo', await drawn('#ff0000', 40, 40)),
      await send('logo', await drawn('#ff0000', 960, 80)),
    ].map((answer) => refusedFor(answer).params?.problems);
    expect(reasons).toEqual([
      expect.stringContaining('at least 512 by 512'),
      expect.stringContaining('has to be a square'),
      expect.stringContaining('at least 64 pixels'),
      expect.stringContaining('at most 5 times'),
    ]);
    expect((await send('logo', await drawn('#ff0000'), 'image/png', 'nowhere')).status).toBe(404);
  });

  it('made to harm is refused, and the next one is taken', async () => {
    for (const [what, file] of Object.entries(await hostileImages()))
      expect([what, refusedFor(await send('logo', file)).code]).toEqual([
        what,
        expect.stringMatching(/^photo_|^settings_invalid/),
      ]);
    expect((await send('logo', await drawn('#ff00ff'))).status).toBe(200);
  });

  it('is seen as unreadable where nothing of it stands off from its ground', async () => {
    const logo = await uploaded('logo', await drawn('#ffffff'));
    await save({ logo });
    const { lines } = (await owner.get('/admin-api/tenants/alpha/readiness')).json as Readiness;
    expect(lines.find(({ id }) => id === 'theme')?.problems).toEqual([
      {
        path: 'look.marks.logo',
        reason: expect.stringMatching(
          /^Nobody can see this picture on the page by day: 1\.\d* to 1/,
        ) as string,
      },
    ]);
  });

  it('is taken sixty times an hour from one person', async () => {
    await createStaff(app, 'busy@staff.test', 'operator', ['alpha']);
    const busy = await openConsole(app, 'busy@staff.test');
    const once = async () =>
      (
        await busy.request({
          ...{ method: 'POST', path: '/admin-api/tenants/alpha/marks?kind=icon', body: Buffer.alloc(64) },
          headers: { 'content-type': 'image/png' },
        })
      ).status;
    for (let turn = 0; turn < 60; turn++) expect(await once()).toBe(422);
    expect(await once()).toBe(429);
  });
});
