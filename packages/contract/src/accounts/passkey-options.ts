import { passkeyAlgorithms, passkeySeconds } from './passkey-rules.js';
import type { MadePasskey, PasskeyAnswer, PasskeyInvitation } from './passkeys.js';

/** Converts WebAuthn options and responses between API and browser, for site and console. */

/** Discoverable without a user name; user verification (fingerprint, face or PIN) is required. */
const discoverable = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;
const timeout = passkeySeconds * 1000;

/** JSON options for `navigator.credentials.create`. */
export function creationOptions({ challenge, host, site, user_handle, user_name, known }: PasskeyInvitation) {
  return {
    ...{ challenge, timeout },
    rp: { id: host, name: site },
    user: { id: user_handle, name: user_name, displayName: user_name },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id })),
    authenticatorSelection: discoverable,
    attestation: 'none' as const,
  };
}

/** JSON options for `navigator.credentials.get`, without a list: the device finds its passkeys by host. */
export function requestOptions({ challenge, host }: { challenge: string; host: string }) {
  return { ...{ challenge, timeout }, rpId: host, userVerification: discoverable.userVerification };
}

/** Registration response of a browser. */
interface Registration {
  id: string;
  response: { clientDataJSON: string; attestationObject: string; transports?: readonly string[] };
}

export function madePasskeyOf({ id, response }: Registration): MadePasskey {
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: [...(response.transports ?? [])],
  };
}

/** Authentication response of a browser. */
interface Authentication {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

export function passkeyAnswerOf({ id, response }: Authentication): PasskeyAnswer {
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  };
}
