import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id of the demo, the same in every installation: addresses of demo pages can be bookmarked and tested. */
export function demoId(brand: string, kind: string, name: string | number): string {
  const bytes = digest(brand, kind, name);
  return Array.from(bytes.subarray(0, 24), (byte) => alphabet.charAt(byte & 31)).join('');
}

/** The id of a member of the demo's staff. @param alias the beginning of their mail address */
export function demoStaffId(alias: string): string {
  return demoId('console', 'staff', alias);
}

/** A secret that anybody can work out, in base64url. @param bytes 32 at most */
export function demoSecret(kind: string, number: number, bytes = 32): string {
  return digest(kind, 'secret', number).subarray(0, bytes).toString('base64url');
}

/** A UUID, as browsers make them for what they send. */
export function demoUuid(brand: string, kind: string, name: string | number): string {
  const hex = digest(brand, kind, name).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function digest(...parts: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}
