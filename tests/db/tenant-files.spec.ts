import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tenantCommand } from '../../apps/server/src/commands/tenant.ts';
import {
  MarksRepository,
  SiteSettingsApi,
  type ImportReport,
  type StoredTenant,
} from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import type { Settings } from '../../packages/contract/src/brands/settings/settings.ts';
import { TenantFolder } from '../support/app/tenant-folder.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

let app: TestApp;
let api: SiteSettingsApi;
let folder: TenantFolder;
beforeAll(async () => {
  app = await startTestApp();
  api = app.nest.get(SiteSettingsApi, { strict: false });
});
beforeEach(() => {
  folder = new TenantFolder();
});
afterEach(() => folder.remove());

/** What a command works with. */
const context = () => ({ environment: app.environment, app: () => Promise.resolve(app.nest) });
const importAll = (): Promise<ImportReport> => api.importFiles(folder.path);
const record = async (id: string): Promise<StoredTenant> => {
  const stored = await api.record(id);
  if (!stored) throw new Error(`no brand ${id}`);
  return stored;
};
/** What the console does when somebody saves. */
const edit = async (id: string, name: string): Promise<StoredTenant> => {
  const { version, settings } = await record(id);
  return api.save({
    tenantId: id,
    expectedVersion: version,
    settings: { ...settings, name },
    author: 'somebody',
  });
};
const nameOn = async (host: string): Promise<unknown> =>
  ((await app.request(host, { path: '/api/settings.php' })).json as { name?: string } | undefined)?.name;

describe('files of brands', () => {
  it('are refused with file, path and reason, all at once, while the sound ones are imported', async () => {
    folder.write('sound');
    folder.writeText('broken', '{ "id": "broken", ');
    folder.write('wrong', { niche: 99, message_credits: 'ten', minimum_age: 17 } as never);
    folder.writeText('strange', JSON.stringify({ id: 'strange', hosts: [], colour: 'red' }));
    folder.write('missing', { theme: 'nowhere', company_id: 'nobody' });
    folder.writeText(
      'misnamed',
      JSON.stringify({ ...folder.read('sound'), id: 'other', hosts: ['other.localhost'] }),
    );

    const { created, problems } = await importAll();
    expect(created).toEqual(['sound']);
    expect(await nameOn('sound.localhost')).toBe('Vonk');
    const places = problems.map(({ file, path }) => `${file} ${path}`);
    expect(places).toEqual(
      expect.arrayContaining([
        'tenants/broken.json ',
        'tenants/wrong.json settings.niche',
        'tenants/wrong.json settings.message_credits',
        'tenants/wrong.json settings.minimum_age',
        'tenants/strange.json hosts',
        'tenants/strange.json settings',
        'tenants/missing.json settings.theme',
        'tenants/missing.json settings.company_id',
        'tenants/misnamed.json id',
      ]),
    );
    expect(places.filter((place) => place.includes('sound'))).toEqual([]);
    for (const { reason } of problems) expect(reason).toMatch(/\w{3}/);
    for (const id of ['broken', 'wrong', 'strange', 'missing', 'misnamed', 'other'])
      expect(await api.record(id)).toBeUndefined();
  });

  it('of a company that changed reach its brands, whose own files did not', async () => {
    folder.write('housed');
    await importAll();
    const phone = async () =>
      (await app.request('housed.localhost', { path: '/api/companyinfo.php' })).json as {
        support_phone?: string;
      };
    expect(await phone()).toMatchObject({ support_phone: '+31 30-000 00 00' });

    folder.writeCompany('lantaarn', { support_phone: '+31 30-111 11 11' });
    expect((await importAll()).unchanged).toEqual(['housed']);
    expect(await phone()).toMatchObject({ support_phone: '+31 30-111 11 11' });
  });

  it('that break later leave their brand as it was', async () => {
    folder.write('steady', { name: 'Steady' });
    await importAll();
    folder.writeText('steady', '[]');
    const { problems } = await importAll();
    expect(problems).toMatchObject([{ file: 'tenants/steady.json' }]);
    expect(await nameOn('steady.localhost')).toBe('Steady');
  });

  it('never share a host, neither with each other nor with a brand that is there', async () => {
    folder.write('first', {}, ['first.localhost', 'shared.localhost']);
    folder.write('second', {}, ['second.localhost', 'shared.localhost']);
    folder.write('third', {}, ['alpha.localhost']);
    const { created, problems } = await importAll();
    expect(created).toEqual(['first']);
    expect(problems).toEqual([
      {
        file: 'tenants/second.json',
        path: 'hosts',
        reason: 'shared.localhost belongs to tenants/first.json already',
      },
      { file: 'tenants/third.json', path: 'hosts', reason: 'alpha.localhost belongs to another brand' },
    ]);
    expect(await nameOn('alpha.localhost')).toBe('Alpha');
    expect((await app.request('second.localhost', { path: '/api/settings.php' })).status).toBe(404);
  });

  it('name hosts that can exist, and take pictures from no other brand’s', async () => {
    folder.write('digits', {}, ['digits.localhost', '1.2.3.4.5']);
    folder.write('borrower', { cdn_prefix: 'https://lender.example' }, ['borrower.localhost']);
    folder.write('lender', {}, ['lender.localhost', 'lender.example']);
    const { created, problems } = await importAll();
    expect(created).toEqual(['lender']);
    expect(problems).toEqual([
      {
        file: 'tenants/borrower.json',
        path: 'settings.cdn_prefix',
        reason: 'lender.example belongs to another brand',
      },
      { file: 'tenants/digits.json', path: 'hosts.1', reason: 'An address of digits is no host name.' },
    ]);
  });

  it('are imported once, and again when they changed', async () => {
    folder.write('steps', { name: 'One' });
    expect(await importAll()).toMatchObject({ created: ['steps'] });
    expect(await importAll()).toMatchObject({ created: [], updated: [], unchanged: ['steps'] });
    folder.write('steps', { name: 'Two' }, ['steps.localhost', 'alias.localhost']);
    expect(await importAll()).toMatchObject({ updated: ['steps'], conflicts: [] });
    expect(await nameOn('alias.localhost')).toBe('Two');
    const stored = await api.versions({ tenantId: 'steps', direction: 'DESC', limit: 9 });
    expect(stored.rows.map(({ version, author }) => [version, author])).toEqual([
      [2, 'file'],
      [1, 'file'],
    ]);
    folder.write('steps', { name: 'Two' }, ['steps.localhost']);
    expect(await importAll()).toMatchObject({ updated: ['steps'] });
    // A host that left leads on to the primary one.
    expect((await app.request('alias.localhost', { path: '/api/settings.php' })).status).toBe(302);
  });
});

describe('a file and the console', () => {
  it('that both changed a brand are a conflict: told, and nothing is overwritten', async () => {
    folder.write('torn', { name: 'As imported' });
    await importAll();
    await edit('torn', 'As edited');
    folder.write('torn', { name: 'As on disk' }, ['torn.localhost', 'torn-alias.localhost']);

    for (const time of ['told at first', 'told again']) {
      expect([time, await importAll()]).toMatchObject([time, { updated: [], conflicts: ['torn'] }]);
      expect(await record('torn')).toMatchObject({
        version: 2,
        conflict: true,
        hosts: ['torn.localhost'],
        settings: { name: 'As edited' },
      });
    }
    expect(folder.read('torn').settings.name).toBe('As on disk');
    expect(await nameOn('torn.localhost')).toBe('As edited');
  });

  it('are at peace again when the file takes back its change, or says what the record says', async () => {
    folder.write('peace', { name: 'As imported' });
    await importAll();
    const edited = await edit('peace', 'As edited');
    folder.write('peace', { name: 'As on disk' });
    await importAll();

    folder.write('peace', { name: 'As imported' });
    expect(await importAll()).toMatchObject({ unchanged: ['peace'], conflicts: [] });
    expect(await record('peace')).toMatchObject({ conflict: false, settings: { name: 'As edited' } });

    folder.writeText(
      'peace',
      JSON.stringify({ id: 'peace', hosts: edited.hosts, settings: edited.settings }, null, 1),
    );
    expect(await importAll()).toMatchObject({ unchanged: ['peace'], conflicts: [] });
    folder.write('peace', { name: 'Later on disk' });
    expect(await importAll()).toMatchObject({ updated: ['peace'], conflicts: [] });
  });

  it('an edit alone is no conflict and stays', async () => {
    folder.write('calm', { name: 'As imported' });
    await importAll();
    await edit('calm', 'As edited');
    expect(await importAll()).toMatchObject({ unchanged: ['calm'], conflicts: [] });
    expect((await record('calm')).settings.name).toBe('As edited');
  });
});

describe('the commands', () => {
  /** Runs a command. @returns its exit code and what it said */
  const run = async (...args: string[]): Promise<{ code: number; said: string }> => {
    let said = '';
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    try {
      const code = await tenantCommand(folder.path).run(context(), args);
      return { code, said };
    } finally {
      write.mockRestore();
    }
  };

  it('carry a brand from a file to the record, and an edit back, without a difference', async () => {
    folder.write('round', { name: 'Round' });
    expect(await run('diff')).toEqual({ code: 1, said: 'round: new\n' });
    expect(await run('import')).toEqual({ code: 0, said: 'brand round: created\n' });
    expect(await run('diff')).toEqual({ code: 0, said: '' });

    await edit('round', 'Edited');
    expect(await run('diff')).toEqual({ code: 1, said: 'round: name\n' });
    expect(await run('export', 'round')).toEqual({ code: 0, said: 'wrote config/tenants/round.json\n' });
    const { hosts, settings } = await record('round');
    expect(folder.read('round')).toEqual({ id: 'round', hosts, settings });
    expect(await run('diff')).toEqual({ code: 0, said: '' });
    expect(await run('import')).toEqual({ code: 0, said: '' });
    expect((await record('round')).version).toBe(2);

    folder.write('round', { name: 'From the file again' });
    expect(await run('import')).toEqual({ code: 0, said: 'brand round: updated from its file\n' });
    expect((await record('round')).settings.name).toBe('From the file again');
  });

  it('solve a conflict by exporting: the edit is in the file then, to be changed there', async () => {
    folder.write('solved', { name: 'As imported' });
    await run('import');
    await edit('solved', 'As edited');
    folder.write('solved', { name: 'As on disk' });
    const refused = await run('import');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.said).toContain('solved');
    await run('export', 'solved');
    expect(await record('solved')).toMatchObject({ conflict: false, settings: { name: 'As edited' } });
    expect(await run('import')).toMatchObject({ code: 0 });
  });

  it('make a new brand of the first one, ready to import', async () => {
    folder.write('vonk');
    expect(await run('new', 'fresh', 'fresh.localhost', 'Fresh')).toMatchObject({ code: 0 });
    expect(folder.read('fresh')).toMatchObject({ hosts: ['fresh.localhost'], settings: { name: 'Fresh' } });
    expect(await run('check')).toEqual({ code: 0, said: '' });
    await expect(run('new', 'fresh', 'x.localhost', 'Again')).rejects.toThrow('EEXIST');
  });

  it('tell what is wrong and end with a code', async () => {
    folder.write('wrong', { theme: 'nowhere' });
    const told = { code: 1, said: 'tenants/wrong.json at settings.theme: no folder themes/nowhere\n' };
    expect(await run('check')).toEqual(told);
    expect(await run('import')).toEqual(told);
    expect(await run('export', 'nobody')).toEqual({ code: 1, said: 'no brand nobody\n' });
    expect(await run('dance')).toMatchObject({ code: 2 });
  });
});

describe('a look of a brand’s own', () => {
  const png = () =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: '#00574b' } })
      .webp({ lossless: true })
      .toBuffer();
  const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const saveLook = async (id: string, look: Settings['look']) => {
    const { version, settings } = await record(id);
    return api.save({
      ...{ tenantId: id, expectedVersion: version, settings: { ...settings, look }, author: 'somebody' },
    });
  };

  it('that the console changed is told leaf by leaf beside its file', async () => {
    folder.write('drifting', { look: { colours: { primary: '#00574b' }, bar: 'pill' } });
    expect((await importAll()).created).toEqual(['drifting']);
    await saveLook('drifting', { colours: { primary: '#3b2f8f' }, bar: 'pill' });
    expect((await api.compareFiles(folder.path)).differences).toEqual([
      { id: 'drifting', changed: ['look.colours.primary'] },
    ]);
    folder.write('drifting', { look: { colours: { primary: '#8c1526' } } });
    expect((await importAll()).conflicts).toEqual(['drifting']);
    expect((await record('drifting')).settings.look?.colours?.primary).toBe('#3b2f8f');
  });

  it('is written with its pictures beside it, and read again with them', async () => {
    folder.write('pictured');
    await importAll();
    const bytes = await png();
    const name = nameOf(bytes);
    const marks = app.nest.get(MarksRepository, { strict: false });
    await marks.put('pictured', { name, bytes, width: 300, height: 100, dark: 0, light: 0 }, new Date());
    await saveLook('pictured', { marks: { logo: name } });
    const command = tenantCommand(folder.path);
    expect(await command.run(context(), ['export', 'pictured'])).toBe(0);
    expect(folder.read('pictured').settings.look).toEqual({ marks: { logo: name } });
    const copy = { ...folder.read('pictured'), id: 'second', hosts: ['second.localhost'] };
    folder.writeText('second', JSON.stringify(copy));
    const report = await importAll();
    expect(report).toMatchObject({ created: ['second'], unchanged: ['pictured'], problems: [] });
    expect((await marks.find('second', name))?.bytes.equals(bytes)).toBe(true);
    expect((await marks.known('second', [name]))[0]?.dark).toBeGreaterThan(0);
  });

  it('is refused where a picture is missing or is another than its name says', async () => {
    const bytes = await png();
    const name = nameOf(bytes);
    folder.write('without', { look: { marks: { icon: name } } });
    const missing = async () =>
      (await importAll()).problems.map(({ file, path, reason }) => [file, path, reason]);
    const reason = `no such picture config/tenants/marks/${name}.webp`;
    expect(await missing()).toEqual([['tenants/without.json', 'settings.look.marks.icon', reason]]);
    const marks = path.join(folder.path, 'config/tenants/marks');
    fs.mkdirSync(marks);
    fs.writeFileSync(path.join(marks, `${name}.webp`), Buffer.concat([bytes, Buffer.from('x')]));
    expect(await missing()).toHaveLength(1);
    fs.writeFileSync(path.join(marks, `${name}.webp`), bytes);
    expect(await missing()).toEqual([]);
  });
});
