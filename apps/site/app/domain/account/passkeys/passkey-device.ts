import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import {
  creationOptions,
  madePasskeyOf,
  passkeyAnswerOf,
  requestOptions,
} from '@kindling/contract/accounts/passkey-options';
import type { MadePasskey, PasskeyAnswer, PasskeyInvitation } from '@kindling/contract/accounts/passkeys';

/** WebAuthn calls in the browser. Import on demand: few visits need it. */

/** @throws a browser error without an authenticator, or when the user cancels */
export async function makePasskey(invitation: PasskeyInvitation): Promise<MadePasskey> {
  return madePasskeyOf(await startRegistration({ optionsJSON: creationOptions(invitation) }));
}

/**
 * @param offered whether passkeys appear as autofill of the address field (conditional mediation) instead of a dialog
 * @throws a browser error without an authenticator, when the user cancels, or when another request replaces this one
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
