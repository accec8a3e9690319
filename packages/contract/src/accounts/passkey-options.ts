import {
  passkeyAlgorithms,
  passkeySeconds,
  type MadePasskey,
  type PasskeyAnswer,
  type PasskeyInvitation,
} from './passkeys.js';

/** What browsers are asked for passkeys, and what of their answers is sent: the same on the site and on the console. */

/** Found without a name, and never used without a finger, a face or a code. */
const discoverable = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;
const timeout = passkeySeconds * 1000;

/** For `navigator.credentials.create`, as JSON. */
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

/** For `navigator.credentials.get`, as JSON: the device knows which passkeys it has for the host. */
export function requestOptions({ challenge, host }: { challenge: string; host: string }) {
  return { ...{ challenge, timeout }, rpId: host, userVerification: discoverable.userVerification };
}

/** What a browser says of a passkey that it made. */
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

/** What a browser says of a passkey that it used. */
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
