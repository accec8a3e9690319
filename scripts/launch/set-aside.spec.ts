import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { firstMigration, setOlderAside } from './set-aside.ts';

describe('setOlderAside', () => {
  const now = new Date('2026-11-23T12:30:00Z');
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-data-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, text = name) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  const has = (name: string) => fs.existsSync(path.join(folder, name));

  it('moves data of another history away whole, and leaves what is of the launcher', () => {
    for (const name of [
      'mariadb/data/ibdata1',
      'mariadb/password',
      'redis/data/aof',
      'files/photo',
      'secret',
    ])
      write(name);
    for (const name of ['instance.pid', 'logs/web.log']) write(name);
    const aside = setOlderAside(folder, 'First2', now);
    expect(aside).toBe(path.join(folder, 'older-2026-11-23T12-30-00'));
    for (const name of [
      'mariadb/data/ibdata1',
      'mariadb/password',
      'redis/data/aof',
      'files/photo',
      'secret',
    ]) {
      expect([name, has(name)]).toEqual([name, false]);
      expect(fs.readFileSync(path.join(aside ?? '', name), 'utf8')).toBe(name);
    }
    expect([has('instance.pid'), has('logs/web.log')]).toEqual([true, true]);
  });

  it('moves data away that the migrations of before the first release began', async () => {
    write('mariadb/data/ibdata1');
    write('mariadb/history', 'Kernel1795000001000');
    const history = await firstMigration(path.join(root, 'migrations'));
    const aside = setOlderAside(folder, history, now);
    expect(has('mariadb/data/ibdata1')).toBe(false);
    expect(fs.readdirSync(path.join(aside ?? '', 'mariadb')).sort()).toEqual(['data', 'history']);
    expect(fs.readFileSync(path.join(folder, 'mariadb/history'), 'utf8')).toBe(history);
  });

  it('leaves data of the same history where it is', () => {
    expect(setOlderAside(folder, 'First1', now)).toBeUndefined();
    write('mariadb/data/ibdata1');
    expect(setOlderAside(folder, 'First1', now)).toBeUndefined();
    expect(has('mariadb/data/ibdata1')).toBe(true);
    expect(setOlderAside(folder, 'First2', now)).toBeDefined();
    expect(has('mariadb/data/ibdata1')).toBe(false);
  });

  it('finds another name when there is older data from the same second', () => {
    const places = [1, 2].map((turn) => {
      write('mariadb/data/ibdata1');
      return setOlderAside(folder, `Other${turn}`, now);
    });
    expect(new Set(places).size).toBe(2);
  });

  it('finishes a move that was cut short', () => {
    write('mariadb/data/ibdata1');
    write('older-2026-11-23T12-30-00/secret');
    expect(setOlderAside(folder, 'First2', now)).toBe(path.join(folder, 'older-2026-11-23T12-30-00-2'));
  });
});
