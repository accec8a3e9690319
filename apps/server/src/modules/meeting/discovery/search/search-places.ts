import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SearchSort } from '@kindling/contract/meeting/search-values';
import { ENVIRONMENT, type Environment } from '../../../../kernel/config/environment.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { Ids } from '../../../../ports/ids.js';
import type { Filters } from '../discovery-rules.js';
import type { SearchPlace } from './search-selection.js';

const [nonceBytes, idLength, tagBytes] = [12, 24, 16];
const idAt = 20;
const windowAt = idAt + idLength;
const plainBytes = windowAt + 7 + idLength;
const sealedBytes = nonceBytes + plainBytes + tagBytes;
const nobody = '0'.repeat(idLength);

/** How far a list was read: where its next page begins, and what the pages before it found out. */
export interface ListPlace {
  /** The number of the next page. */
  page: number;
  /** How many match, as the first page counted; one more than `totalCap` when there are more. */
  total: number;
  /** The last profile of the page before; null where the next one begins a ring or a window. */
  last: SearchPlace | null;
  /** Of a list by distance: the ring that it is in. */
  ring: number;
  /** Of a list by relevance: how many newcomers were shown, the points of the last one, and where its window begins. */
  newcomers: number;
  points: number;
  window: SearchPlace | null;
}

/** Whose list a place is in: what was given out for one reader and selection opens nothing in another. */
export interface ListOf {
  /** Null for visitors, who all read the same list. */
  memberId: string | null;
  filters: Filters;
  sort: SearchSort;
}

/**
 * Writes a place in the results as a sealed text: it tells nothing, and only this server can write it. A place holds when a member
 * was last here, and one that was made up would ask whether a member was here before or after it (trust 15).
 */
@Injectable()
export class SearchPlaces {
  private readonly key: KeyObject;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly ids: Ids,
  ) {
    const key = hkdfSync('sha256', environment.KINDLING_SECRET, '', 'kindling/search-places', 32);
    this.key = createSecretKey(Buffer.from(key));
  }

  seal(place: ListPlace, list: ListOf): string {
    const nonce = Buffer.from(this.ids.secret(nonceBytes), 'base64url');
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(nameOf(list));
    const sealed = [cipher.update(plainOf(place)), cipher.final()];
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** @returns undefined for a text that was not given out for this list, here or on another brand */
  open(text: string, list: ListOf): ListPlace | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== sealedBytes || bytes.toString('base64url') !== text) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(nameOf(list)).setAuthTag(bytes.subarray(-tagBytes));
    try {
      const open = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
      return placeOf(Buffer.concat(open));
    } catch {
      // The seal is broken.
      return undefined;
    }
  }
}

/** All places are of one length, which tells nothing. */
function plainOf({ page, total, last, ring, newcomers, points, window }: ListPlace): Buffer {
  const plain = Buffer.alloc(plainBytes);
  plain.writeUInt32BE(page, 0);
  plain.writeUInt16BE(total, 4);
  plain.writeUInt8(ring, 6);
  plain.writeUInt8(newcomers, 7);
  plain.writeUInt32BE(points, 8);
  writeSpot(plain, last, 12);
  plain.write(last?.id ?? nobody, idAt, 'latin1');
  writeSpot(plain, window, windowAt);
  plain.write(window?.id ?? nobody, windowAt + 7, 'latin1');
  return plain;
}

function placeOf(plain: Buffer): ListPlace {
  return {
    page: plain.readUInt32BE(0),
    total: plain.readUInt16BE(4),
    ring: plain.readUInt8(6),
    newcomers: plain.readUInt8(7),
    points: plain.readUInt32BE(8),
    last: readSpot(plain, 12, idAt),
    window: readSpot(plain, windowAt, windowAt + 7),
  };
}

function writeSpot(plain: Buffer, spot: SearchPlace | null, at: number): void {
  plain.writeUInt8(spot?.pictured ? 1 : 0, at);
  plain.writeUIntBE(spot?.at.getTime() ?? 0, at + 1, 6);
}

function readSpot(plain: Buffer, at: number, id: number): SearchPlace | null {
  const found = plain.toString('latin1', id, id + idLength);
  if (found === nobody) return null;
  return { pictured: plain.readUInt8(at) === 1, at: new Date(plain.readUIntBE(at + 1, 6)), id: found };
}

/** The list's name, of the current brand alone. */
function nameOf({ memberId, filters, sort }: ListOf): Buffer {
  const named = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(tenantKey('search', JSON.stringify([memberId, sort, named])));
}
