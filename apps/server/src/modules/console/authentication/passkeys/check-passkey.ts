import { generateKeyPairSync } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import type { MadePasskey, PasskeyAnswer } from '@kindling/contract/accounts/passkeys';
import { passkeyAlgorithms } from '@kindling/contract/accounts/passkey-rules';

/** Relying party of a ceremony. */
export interface PasskeyPlace {
  /** The host that passkeys are bound to (RP ID). */
  host: string;
  /** Origin of its pages. */
  origins: readonly string[];
}

/** The stored part of a passkey, needed to verify it. */
export interface PasskeyCredential {
  /** Base64url, like the public key. */
  credentialId: string;
  /** COSE key. */
  publicKey: string;
  /** Signature counter; stays 0 on devices that do not count. */
  counter: number;
  transports: string[];
  /** Synced between devices (WebAuthn backup state). */
  backedUp: boolean;
}

/** A dummy key: verifying an unknown credential against it takes as long as a known one. */
const dummyKey = coseKeyOf(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
);

/** The signed challenge, in base64url; empty for unreadable client data. */
export function challengeOf({ client_data }: Pick<PasskeyAnswer, 'client_data'>): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(client_data, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Verifies a registration response. User verification (fingerprint, face or PIN) is required.
 *
 * @param challenge the issued challenge
 * @returns undefined unless the response answers the challenge on the place's origin
 */
export async function readMadePasskey(
  made: MadePasskey,
  challenge: string,
  { host, origins }: PasskeyPlace,
): Promise<PasskeyCredential | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: made.id, rawId: made.id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: made.client_data, attestationObject: withoutStatement(made.attestation) },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified || registrationInfo.credential.id !== made.id) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: made.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: made.transports,
      backedUp: credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}

/**
 * Verifies a login's assertion. Takes the same time for an unknown passkey.
 *
 * @param known undefined for an unknown passkey
 * @param challenge the issued challenge
 * @returns the passkey's new state; undefined unless it signed the challenge on the place's origin, its user was
 *   verified, and its counter advanced
 */
export async function checkPasskey(
  known: PasskeyCredential | undefined,
  answer: PasskeyAnswer,
  challenge: string,
  { host, origins }: PasskeyPlace,
): Promise<Pick<PasskeyCredential, 'counter' | 'backedUp'> | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: answer.id, rawId: answer.id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: answer.client_data,
          authenticatorData: answer.authenticator_data,
          signature: answer.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      credential: {
        id: answer.id,
        publicKey: Uint8Array.from(known ? Buffer.from(known.publicKey, 'base64url') : dummyKey),
        counter: known?.counter ?? 0,
      },
    });
    if (!verified || !known) return undefined;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}

/**
 * The attestation object without its attestation statement. Nothing depends on the statement, and verifying it would
 * fetch URLs named in a certificate.
 */
function withoutStatement(attestation: string): string {
  const authData = decodeAttestationObject(Uint8Array.from(Buffer.from(attestation, 'base64url'))).get(
    'authData',
  );
  const bare = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(bare)).toString('base64url');
}

/** Encodes an ES256 key as COSE. */
function coseKeyOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
