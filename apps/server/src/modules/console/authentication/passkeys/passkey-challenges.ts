import { Injectable } from '@nestjs/common';
import { passkeySeconds } from '@kindling/contract/accounts/passkey-rules';
import { isSameSecret } from '../../../../kernel/ground/hash-secret.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { KeyedHashes } from '../passwords/keyed-hashes.js';

/** Purpose of a challenge: a login challenge registers no passkey, and a challenge is valid for one person only. */
export type PasskeyPurpose = { for: 'login' } | { for: 'add'; whom: string; passwordVersion: number };

export const usedChallenges = { name: 'passkey-challenge', seconds: passkeySeconds };

/** WebAuthn challenges as signed tokens that the browser holds, so that issuing one stores nothing. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly keyedHashes: KeyedHashes,
    protected readonly limits: Limits,
  ) {}

  /** @returns a challenge of the current brand, in base64url */
  issue(purpose: PasskeyPurpose): string {
    const facts = `${this.clock.now().getTime().toString(36)}.${this.ids.secret(16)}`;
    return Buffer.from(`${facts}.${this.seal(purpose, facts)}`).toString('base64url');
  }

  /** The WebAuthn user handle in base64url: identifies a person to their devices and is meaningless elsewhere. */
  userHandle(whom: string): string {
    return this.keyedHashes.seal('passkey', 'user', whom).toString('base64url');
  }

  /**
   * Consumes a challenge.
   *
   * @returns whether the current brand issued it for this purpose within the last five minutes and it was not used before
   */
  async spend(purpose: PasskeyPurpose, challenge: string): Promise<boolean> {
    const [time = '', nonce = '', seal = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
    if (!isSameSecret(seal, this.seal(purpose, `${time}.${nonce}`))) return false;
    if (this.clock.now().getTime() - Number.parseInt(time, 36) > passkeySeconds * 1000) return false;
    return this.consumeNonce(nonce);
  }

  protected consumeNonce(nonce: string): Promise<boolean> {
    return this.limits.once(usedChallenges, nonce);
  }

  private seal(purpose: PasskeyPurpose, facts: string): string {
    const parts = purpose.for === 'add' ? [purpose.whom, String(purpose.passwordVersion)] : [];
    return this.keyedHashes.seal('passkey', purpose.for, ...parts, facts).toString('base64url');
  }
}
