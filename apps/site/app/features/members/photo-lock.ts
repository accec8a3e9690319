import type { Photo } from '@kindling/contract/profiles/profile';

/** All that a blurred picture waits for, as the key of the text that says so: `photos.locked.<word>`. */
export type LockWord =
  'signup' | 'signup_premium' | 'signup_age' | 'signup_premium_age' | 'premium' | 'age' | 'premium_age';

/** Why the reader sees a picture blurred, as the server says; null where nothing is in the way. */
export function lockWord(locks: Photo['locked_by']): LockWord | null {
  const lacks = {
    login: locks.includes('login'),
    premium: locks.includes('premium'),
    age: locks.includes('age'),
  };
  if (lacks.login) {
    if (lacks.premium) return lacks.age ? 'signup_premium_age' : 'signup_premium';
    return lacks.age ? 'signup_age' : 'signup';
  }
  if (lacks.age) return lacks.premium ? 'premium_age' : 'age';
  return lacks.premium ? 'premium' : null;
}
