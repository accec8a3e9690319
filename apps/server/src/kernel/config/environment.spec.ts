import os from 'node:os';
import { readEnvironment } from './environment.js';

const sound = {
  DATABASE_URL: 'mysql://kindling:secret@127.0.0.1:3306/kindling',
  REDIS_URL: 'redis://127.0.0.1:6379/0',
  KINDLING_SECRET: '0123456789abcdef0123456789abcdef',
};

function mistakesOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the environment', () => {
  test('needs a database, Redis and a secret, and has defaults for the rest', () => {
    expect(readEnvironment(sound)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      TRUSTED_PROXIES: [],
    });
  });

  test('serves on all cores and drains in production alone, with fewer connections for each of many processes', () => {
    expect(readEnvironment(sound)).toMatchObject({ WEB_PROCESSES: 1, DRAIN_SECONDS: 0, DATABASE_POOL: 20 });
    const production = { ...sound, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' };
    expect(readEnvironment(production)).toMatchObject({
      WEB_PROCESSES: os.availableParallelism(),
      DRAIN_SECONDS: 6,
    });
    expect(readEnvironment({ ...production, WEB_PROCESSES: '8', DRAIN_SECONDS: '0' })).toMatchObject({
      WEB_PROCESSES: 8,
      DRAIN_SECONDS: 0,
      DATABASE_POOL: 15,
    });
    expect(readEnvironment({ ...production, WEB_PROCESSES: '8', DATABASE_POOL: '30' }).DATABASE_POOL).toBe(
      30,
    );
    expect(mistakesOf({ ...sound, WEB_PROCESSES: '0' })).toContain('  WEB_PROCESSES: ');
  });

  test('tells all mistakes at once, an empty variable being none', () => {
    const message = mistakesOf({ ...sound, NODE_ENV: 'production', PORT: 'x', REDIS_URL: '' });
    expect(message).toContain('3 mistake(s)');
    for (const name of ['PORT', 'REDIS_URL', 'SMTP_URL']) expect(message).toContain(`  ${name}: `);
  });

  test('in production mails must have a way out', () => {
    expect(mistakesOf({ ...sound, NODE_ENV: 'production' })).toContain('SMTP_URL');
    expect(mistakesOf({ ...sound, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' })).toBe('');
  });

  test('cheap hashes of passwords are refused in production', () => {
    const production = { ...sound, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:25' };
    expect(mistakesOf({ ...production, KINDLING_CHEAP_PASSWORDS: '1' })).toContain(
      'KINDLING_CHEAP_PASSWORDS',
    );
    expect(mistakesOf({ ...production, KINDLING_CHEAP_PASSWORDS: '0' })).toBe('');
    expect(readEnvironment(sound).KINDLING_CHEAP_PASSWORDS).toBe(false);
  });

  test('a photo storage needs its key, secret and bucket', () => {
    const address = 'https://key:se%2Fcret@s3.example.org/photos?region=eu-central-1';
    expect(readEnvironment({ ...sound, S3_URL: address }).S3_URL).toBe(address);
    for (const wrong of [
      'https://s3.example.org/photos',
      'http://key@localhost/photos',
      'https://k:s@host/',
      'x',
    ])
      expect(mistakesOf({ ...sound, S3_URL: wrong })).toContain('  S3_URL: ');
  });
});
