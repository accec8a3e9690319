import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { tenantKey } from '../../kernel/tenancy/tenant-key.js';
import { Ids } from '../../ports/ids.js';
import type { Filters } from './discovery-rules.js';
import type { SearchPlace } from './search-selection.js';

const [nonceBytes, pictureBytes, timeBytes, idLength, tagBytes] = [12, 1, 6, 24, 16];
const orderBytes = pictureBytes + timeBytes;
const sealedBytes = nonceBytes + orderBytes + idLength + tagBytes;

/** Whose list a place is in: what was given out for one reader and selection opens nothing in another. */
export interface ListOf {
  /** Null for visitors, who all read the same list. */
  memberId: string | null;
  filters: Filters;
}

/**
 * Writes a place in the results as a text that says nothing and that nobody else can write. A place holds when a member
 * was last here, and one that was made up would ask whether a member was here before or after it (trust 15).
 */
@Injectable()
export class SearchPlaces {
  private readonly key: KeyObject;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(Ids) private readonly ids: Ids,
  ) {
    const key = hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/search-places', 32);
    this.key = createSecretKey(Buffer.from(key));
  }

  seal(place: SearchPlace, list: ListOf): string {
    const nonce = Buffer.from(this.ids.secret(nonceBytes), 'base64url');
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(nameOf(list));
    const order = Buffer.alloc(orderBytes);
    order.writeUInt8(place.pictured ? 1 : 0);
    order.writeUIntBE(place.lastSeenAt.getTime(), pictureBytes, timeBytes);
    const sealed = [cipher.update(order), cipher.update(place.id, 'latin1'), cipher.final()];
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** @returns undefined for a text that was not given out for this list, here or on another brand */
  open(text: string, list: ListOf): SearchPlace | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== sealedBytes || bytes.toString('base64url') !== text) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(nameOf(list)).setAuthTag(bytes.subarray(-tagBytes));
    try {
      const open = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
      const plain = Buffer.concat(open);
      return {
        pictured: plain.readUInt8() === 1,
        lastSeenAt: new Date(plain.readUIntBE(pictureBytes, timeBytes)),
        id: plain.toString('latin1', orderBytes),
      };
    } catch {
      // The seal is broken.
      return undefined;
    }
  }
}

/** The list's name, of the current brand alone. */
function nameOf({ memberId, filters }: ListOf): Buffer {
  const named = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(tenantKey('search', JSON.stringify([memberId, named])));
}
