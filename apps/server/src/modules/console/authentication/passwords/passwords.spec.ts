import { hasPassword, Passwords } from './passwords.js';

describe('passwords', () => {
  const passwords = new Passwords({ KINDLING_CHEAP_PASSWORDS: false });
  const turn = { lane: 'stranger', of: '192.0.2.1' } as const;

  test('are hashed with argon2id as OWASP asks, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('a long enough one', turn),
      passwords.hash('a long enough one', turn),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one.length).toBeLessThanOrEqual(160);
    expect(one).not.toBe(two);
    await expect(passwords.matches('a long enough one', one, turn)).resolves.toBe(true);
    await expect(passwords.matches('a long enough One', one, turn)).resolves.toBe(false);
  });

  test('match nothing where there is none, which has a salt like others', async () => {
    const salt = Buffer.from('sixteen bytes or');
    const none = passwords.none(salt);
    const made = await passwords.hash('a long enough one', turn, salt);
    expect(none).toHaveLength(made.length);
    expect([none, made].map((passwordHash) => hasPassword({ passwordHash }))).toEqual([false, true]);
    await expect(passwords.matches('', none, turn)).resolves.toBe(false);
    await expect(passwords.matching('a long enough one', [none, made], turn)).resolves.toEqual([1]);
  });

  test('match nothing where there is no account', async () => {
    await expect(passwords.matches('nobody logs in with this password', undefined, turn)).resolves.toBe(
      false,
    );
  });
});
