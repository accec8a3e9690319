import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

/** Time-based codes of authenticator apps (RFC 6238): six digits, SHA-1, a step of half a minute. */

export const stepSeconds = 30;
/** 160 bits, as RFC 4226 recommends. */
export const secretBytes = 20;
/** A code is valid half a minute longer and earlier: clocks differ, and typing takes time. */
const toleranceSeconds = stepSeconds;

const base32 = new ScureBase32Plugin();
const issuer = 'Kindling Console';

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** @returns base32, for typing it into an app */
export function encodeSecret(bytes: Uint8Array): string {
  return base32.encode(bytes);
}

/** The content of the QR code for an app. */
export function secretUri(secret: string, email: string): string {
  return generateURI({ issuer, label: email, secret });
}

export function codeOf(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * stepSeconds });
}

/**
 * @param after the step of the last used code: neither it nor an earlier one is valid again
 * @returns the code's step; undefined when it is wrong, expired or already used
 */
export function matchingStep(
  secret: string,
  code: string,
  now: Date,
  after: number | null,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return after === null || result.timeStep > after ? result.timeStep : undefined;
}
