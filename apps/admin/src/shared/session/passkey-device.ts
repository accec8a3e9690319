import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  creationOptions,
  madePasskeyOf,
  passkeyAnswerOf,
  requestOptions,
} from '@kindling/contract/accounts/passkey-options';
import type { MadePasskey, PasskeyAnswer, PasskeyInvitation } from '@kindling/contract/accounts/passkeys';

/** The device's side of passkeys. Import it on demand: most logins do without. */

/** @throws an error of the browser when there is no such device, or its user does not go on */
export async function makePasskey(invitation: PasskeyInvitation): Promise<MadePasskey> {
  return madePasskeyOf(await startRegistration({ optionsJSON: creationOptions(invitation) }));
}

/** @throws an error of the browser when there is no such device, or its user does not go on */
export async function answerByPasskey(given: { challenge: string; host: string }): Promise<PasskeyAnswer> {
  return passkeyAnswerOf(await startAuthentication({ optionsJSON: requestOptions(given) }));
}
