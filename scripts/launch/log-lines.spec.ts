import { forScreen } from './log-lines.ts';

const line = (entry: object) => JSON.stringify(entry);

describe('forScreen', () => {
  it('shows errors with their kind and places', () => {
    const entry = {
      level: 50,
      msg: 'job failed',
      err: { kind: 'TypeError', message: 'no', stack: ['  at a', '  at b'] },
    };
    expect(forScreen(line(entry), false)).toBe('job failed TypeError: no \n  at a\n  at b');
  });

  it('keeps the rest for the file, unless everything is wanted', () => {
    const entry = line({ level: 30, msg: 'listening' });
    expect(forScreen(entry, false)).toBeUndefined();
    expect(forScreen(entry, true)).toBe('listening');
    expect(forScreen(line({ level: 20, msg: 'detail' }), true)).toBeUndefined();
  });

  it('tells a request in a line', () => {
    const entry = { level: 30, msg: 'request', method: 'GET', route: '/api/user.php', status: 200, ms: 0 };
    expect(forScreen(line(entry), true)).toBe('request GET /api/user.php 200 0 ms');
  });

  it('always shows what is not of the log: Node’s own last words', () => {
    expect(forScreen('Error: Cannot find module', false)).toBe('Error: Cannot find module');
    expect(forScreen('{ broken', false)).toBe('{ broken');
    expect(forScreen('  ', true)).toBeUndefined();
  });
});
