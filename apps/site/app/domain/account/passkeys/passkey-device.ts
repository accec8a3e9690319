import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import {
  creationOptions,
  madePasskeyOf,
  passkeyAnswerOf,
  requestOptions,
} from '@kindling/contract/accounts/passkey-options';
import type { MadePasskey, PasskeyAnswer, PasskeyInvitation } from '@kindling/contract/accounts/passkeys';

/** The device's side of passkeys. Import it on demand: hardly a visit needs it. */

/** @throws an error of the browser when there is no such device, or its user does not go on */
export async function makePasskey(invitation: PasskeyInvitation): Promise<MadePasskey> {
  return madePasskeyOf(await startRegistration({ optionsJSON: creationOptions(invitation) }));
}

/**
 * @param offered whether the browser only offers its passkeys in the field for the address, and waits; else it asks at once
 * @throws an error of the browser when there is no such device, its user does not go on, or another question takes its place
 */
export async function answerByPasskey(
  given: { challenge: string; host: string },
  offered: boolean,
): Promise<PasskeyAnswer> {
  const asked = { optionsJSON: requestOptions(given), useBrowserAutofill: offered };
  return passkeyAnswerOf(await startAuthentication(asked));
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}
