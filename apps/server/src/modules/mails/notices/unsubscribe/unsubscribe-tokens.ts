import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { notificationKinds, type NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Ids } from '../../../../ports/ids.js';

const [nonceBytes, kindBytes, idLength, tagBytes] = [12, 2, 24, 16];
const sealedBytes = nonceBytes + kindBytes + idLength + tagBytes;

/** The member and kinds that a token unsubscribes. */
export interface Unsubscription {
  memberId: string;
  kinds: NotificationKind[];
}

/**
 * The token of a mail's unsubscribe link. It works without a login and for as long as the account exists, so it grants
 * access to nothing but these switches, and does not reveal the member. Positions of kinds in their list never change.
 */
@Injectable()
export class UnsubscribeTokens {
  private readonly key: KeyObject;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly ids: Ids,
  ) {
    const key = hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/unsubscribe', 32);
    this.key = createSecretKey(Buffer.from(key));
  }

  /** @returns base64url of 72 characters, for the current brand */
  seal({ memberId, kinds }: Unsubscription): string {
    const nonce = Buffer.from(this.ids.secret(nonceBytes), 'base64url');
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(brand());
    const bits = Buffer.alloc(kindBytes);
    bits.writeUInt16BE(kinds.reduce((sum, kind) => sum | (1 << notificationKinds.indexOf(kind)), 0));
    const sealed = [cipher.update(bits), cipher.update(memberId, 'latin1'), cipher.final()];
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** @returns undefined for a text that this brand never issued */
  open(token: string): Unsubscription | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== sealedBytes || bytes.toString('base64url') !== token) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(brand()).setAuthTag(bytes.subarray(-tagBytes));
    try {
      const open = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
      const plain = Buffer.concat(open);
      const bits = plain.readUInt16BE();
      return {
        memberId: plain.toString('latin1', kindBytes),
        kinds: notificationKinds.filter((_, place) => (bits & (1 << place)) !== 0),
      };
    } catch {
      return undefined;
    }
  }
}

function brand(): Buffer {
  return Buffer.from(TenantContext.id());
}
