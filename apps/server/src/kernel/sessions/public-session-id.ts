import { hashSecret } from '../ground/hash-secret.js';

/** Names a session in its owner's list: derived from its key without revealing it. */
export function publicSessionId(sessionHash: string): string {
  return hashSecret(sessionHash).slice(0, 24);
}
