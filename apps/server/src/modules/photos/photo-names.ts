import { tenantKey } from '../../kernel/tenancy/tenant-key.js';

/** Name in the photo storage of a clear rendition. */
export function clearName(storageKey: string, width: number): string {
  return tenantKey('photo', storageKey, width);
}

/** Name in the photo storage of the blurred rendition. */
export function blurredName(blurredKey: string): string {
  return tenantKey('photo', blurredKey);
}
