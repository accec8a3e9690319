import { generateKeyPairSync } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import {
  passkeyAlgorithms,
  type MadePasskey,
  type PasskeyAnswer,
} from '@kindling/contract/accounts/passkeys';

/** Where a passkey has to have been used. */
export interface PasskeyPlace {
  /** The host that passkeys belong to. */
  host: string;
  /** How its pages are reached. */
  origins: readonly string[];
}

/** What is kept of a passkey to know it again. */
export interface PasskeyCredential {
  /** In base64url, as the public key. */
  credentialId: string;
  /** As COSE. */
  publicKey: string;
  /** How often the device used it; 0 for those that do not count. */
  counter: number;
  transports: string[];
  /** Kept by more than one device. */
  backedUp: boolean;
}

/** Of no device: an unknown passkey is checked with it, so that it costs what a known one does. */
const nobodysKey = coseKeyOf(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
);

/** The challenge that a device signed, in base64url; empty for client data that can't be read. */
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
 * Reads what a device made. Its user has to have been verified by a finger, a face or a code.
 *
 * @param challenge that was given out
 * @returns undefined unless it answers the challenge on the place's pages
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
 * Checks what a device signed. Takes the same work for a passkey that is not known.
 *
 * @param known undefined where no account has the passkey
 * @param challenge that was given out
 * @returns how the passkey is from now on; undefined unless it signed the challenge on the place's pages, its user was
 *   verified, and its counter went on
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
        publicKey: Uint8Array.from(known ? Buffer.from(known.publicKey, 'base64url') : nobodysKey),
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
 * What a device made without what its maker says of it. Nothing depends on that, and checking it would ask the addresses
 * that a certificate names.
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

/** An ES256 key as COSE. */
function coseKeyOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
