import * as instance from './instance.ts';
import * as ownServers from './own-servers.ts';
import { withServers } from './with-servers.ts';

jest.mock('./instance.ts');
jest.mock('./own-servers.ts');

const running = {
  DATABASE_URL: 'mysql://a:secret@127.0.0.1:3307/kindling',
  REDIS_URL: 'redis://127.0.0.1:6380',
};
const named = 'mysql://b:secret@db.example/other';
let said: string;
beforeEach(() => {
  said = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  delete process.env['DATABASE_URL'];
  delete process.env['REDIS_URL'];
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['DATABASE_URL'];
});

const atHand = () => withServers((given) => Promise.resolve(given));

describe('the servers of a command', () => {
  it('are those that DATABASE_URL names, whatever runs from this folder', async () => {
    jest.mocked(instance.publishedAddresses).mockReturnValue(running);
    process.env['DATABASE_URL'] = named;
    const { env, isOwn } = await atHand();
    expect([env['DATABASE_URL'], isOwn]).toEqual([named, false]);
    expect(env['REDIS_URL']).not.toBe(running.REDIS_URL);
    expect(said).toBe('Database: db.example:3306/other\n');
    expect(instance.takeInstance).not.toHaveBeenCalled();
    expect(ownServers.startOwnServers).not.toHaveBeenCalled();
  });

  it('are those of the Kindling that runs from this folder', async () => {
    jest.mocked(instance.publishedAddresses).mockReturnValue(running);
    for (const url of [undefined, running.DATABASE_URL]) {
      if (url !== undefined) process.env['DATABASE_URL'] = url;
      expect(await atHand()).toEqual({ env: running, isOwn: false });
    }
    expect(said).toBe('Database: 127.0.0.1:3307/kindling\n'.repeat(2));
  });
});
