import type { Photo } from '@kindling/contract/profiles/profile';

/** What a blurred picture needs to be revealed, as the key of its text: `photos.locked.<word>`. */
export type LockWord =
  'signup' | 'signup_premium' | 'signup_age' | 'signup_premium_age' | 'premium' | 'age' | 'premium_age';

/** Why the server blurred a picture; null if it did not. */
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
