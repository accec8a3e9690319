import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../../../kernel/config/environment.js';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The secret of a second factor, a login between its two steps, the cursor of a list, and a key that signs mails. */
type Purpose = 'totp' | 'login-ticket' | 'list-page' | 'mail-key';

/** Encrypts and decrypts, with a key for each purpose that is derived from `KINDLING_SECRET`. */
@Injectable()
export class SecretBox {
  private readonly keys: Record<Purpose, KeyObject>;

  constructor(@Inject(ENVIRONMENT) { KINDLING_SECRET }: Environment) {
    const keyFor = (purpose: Purpose): KeyObject =>
      createSecretKey(
        Buffer.from(hkdfSync('sha256', KINDLING_SECRET, '', `kindling:console:${purpose}`, 32)),
      );
    this.keys = {
      totp: keyFor('totp'),
      'login-ticket': keyFor('login-ticket'),
      'list-page': keyFor('list-page'),
      'mail-key': keyFor('mail-key'),
    };
  }

  /**
   * @param owner `open` needs the same one
   * @returns base64url
   */
  lock(purpose: Purpose, owner: string, text: string): string {
    const iv = randomBytes(ivBytes);
    const locking = createCipheriv(cipher, this.keys[purpose], iv).setAAD(Buffer.from(owner));
    const locked = Buffer.concat([locking.update(text, 'utf8'), locking.final()]);
    return Buffer.concat([iv, locking.getAuthTag(), locked]).toString('base64url');
  }

  /** @returns undefined for a text that was not encrypted here, for this purpose and owner, or was changed since */
  open(purpose: Purpose, owner: string, box: string): string | undefined {
    const bytes = Buffer.from(box, 'base64url');
    if (bytes.length < ivBytes + tagBytes) return undefined;
    const opening = createDecipheriv(cipher, this.keys[purpose], bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
        'utf8',
      );
    } catch {
      return undefined;
    }
  }
}
