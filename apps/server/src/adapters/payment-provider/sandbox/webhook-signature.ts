import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Name of the header that carries the signature. */
export const signatureHeader = 'kindling-signature';
/** Maximum age of a message, or how far in the future it may be. */
export const toleranceSeconds = 300;

/**
 * The key of one brand's webhooks, so that a message to one brand proves nothing to another.
 *
 * @param secret the installation's secret
 */
export function webhookKey(secret: string, tenantId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kindling/sandbox-webhook/${tenantId}`, 32));
}

/** @returns the header's value: time in seconds and HMAC-SHA256 over `<time>.<body>` */
export function sign(key: Buffer, rawBody: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(key, seconds, rawBody).toString('hex')}`;
}

/** Whether the header proves that the owner of the key sent exactly this body within the tolerance. */
export function isSigned(key: Buffer, rawBody: Buffer, header: string, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const expected = digest(key, seconds, rawBody);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  if (!timingSafeEqual(expected, given)) return false;
  return Math.abs(Math.floor(now.getTime() / 1000) - seconds) <= toleranceSeconds;
}

function digest(key: Buffer, seconds: number, rawBody: Buffer): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest();
}
