import { hashSecret } from '../ground/hash-secret.js';

/** Names a session in its owner's list: made from its key, which it does not give away. */
export function publicSessionId(sessionHash: string): string {
  return hashSecret(sessionHash).slice(0, 24);
}
