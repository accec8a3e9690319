import { newPasswordProblem } from './password-rules.js';

const owner = { email: 'Wilhelmina@Example.test', name: 'Minarosa' };

describe('new passwords', () => {
  test('8 to 200 characters, counted as people count them', () => {
    expect(newPasswordProblem('x9-kL2q', owner, 'Vonk')).toBe('password_too_short');
    expect(newPasswordProblem('x9-kL2qp', owner, 'Vonk')).toBeUndefined();
    expect(newPasswordProblem('🔥🌹🌊🍀🎈🎲🧭🪁', owner, 'Vonk')).toBeUndefined();
    expect(newPasswordProblem('🔥🌹🌊🍀', owner, 'Vonk')).toBe('password_too_short');
    expect(newPasswordProblem(`x9-kL2qp${'y'.repeat(193)}`, owner, 'Vonk')).toBe('password_too_long');
  });

  test('not what everybody takes, in any case', () => {
    for (const password of ['password', 'PassWord', '12345678', 'qwertyuiop', 'letmein123']) {
      expect(newPasswordProblem(password, owner, 'Vonk')).toBe('password_common');
    }
  });

  test('not a common word with numbers and signs around it', () => {
    for (const password of [
      'Welkom123',
      'Wachtwoord1!',
      'Zomer2026!',
      '123geheim',
      'Willkommen1',
      'Bonjour2026',
      'contraseña1',
      'Hasło1234',
      'Minarosa1990',
      'Vonk2026!',
      '!!password!!',
    ])
      expect(newPasswordProblem(password, owner, 'Vonk')).toBe('password_common');
    for (const password of [
      'welkom thuis, kat',
      'dragon8437261950',
      'w3lkomstraat 9',
      '2026-07-31',
      'paardenbloem7',
    ])
      expect(newPasswordProblem(password, owner, 'Vonk')).toBeUndefined();
  });

  test('not the address, its first part or the name', () => {
    for (const password of ['wilhelmina@example.test', 'wilhelmina', 'MINAROSA']) {
      expect(newPasswordProblem(password, owner, 'Vonk')).toBe('password_common');
    }
  });

  test('not the name of the brand or of the member twice', () => {
    for (const password of ['vonkvonk', 'Vonk vonk VONK', 'minarosaminarosa'])
      expect(newPasswordProblem(password, owner, 'Vonk')).toBe('password_common');
    expect(newPasswordProblem('vonkt het vonkje', owner, 'Vonk')).toBeUndefined();
  });

  test('no rules about what it is made of', () => {
    expect(newPasswordProblem('correct horse battery staple', owner, 'Vonk')).toBeUndefined();
  });
});
