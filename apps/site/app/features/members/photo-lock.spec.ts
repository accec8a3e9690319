import { lockWord } from './photo-lock';

describe('what a picture waits for', () => {
  it('is nothing where the server names nothing', () => {
    expect(lockWord([])).toBeNull();
  });

  it('is an account for a visitor, and what comes after it', () => {
    expect(lockWord(['login'])).toBe('signup');
    expect(lockWord(['login', 'premium'])).toBe('signup_premium');
    expect(lockWord(['login', 'age'])).toBe('signup_age');
    expect(lockWord(['login', 'premium', 'age'])).toBe('signup_premium_age');
  });

  it('is premium, a proof of age or both for a member, each only where it is lacking', () => {
    expect(lockWord(['premium'])).toBe('premium');
    expect(lockWord(['age'])).toBe('age');
    expect(lockWord(['premium', 'age'])).toBe('premium_age');
  });
});
