import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  creationOptions,
  madePasskeyOf,
  passkeyAnswerOf,
  requestOptions,
} from '@kindling/contract/accounts/passkey-options';
import type { MadePasskey, PasskeyAnswer, PasskeyInvitation } from '@kindling/contract/accounts/passkeys';

/** Client side of passkeys. Import it on demand: most logins do without. */

/** @throws a browser error without a passkey device, or if the user cancels */
export async function makePasskey(invitation: PasskeyInvitation): Promise<MadePasskey> {
  return madePasskeyOf(await startRegistration({ optionsJSON: creationOptions(invitation) }));
}

/** @throws a browser error without a passkey device, or if the user cancels */
export async function answerByPasskey(given: { challenge: string; host: string }): Promise<PasskeyAnswer> {
  return passkeyAnswerOf(await startAuthentication({ optionsJSON: requestOptions(given) }));
}
