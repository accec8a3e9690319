import { inviteTokenIn } from '@kindling/contract/accounts/invite-rules';

const storageKey = 'signup-invite';
/** Without storage, the invitation lives as long as the page. */
let held = '';

/**
 * The invitation that this tab was opened with, `''` for none. Takes it from behind the address's `#`, which the server does
 * not see, and keeps it until the signup.
 */
export function takeInvite(): string {
  const token = inviteTokenIn(window.location.hash);
  if (token !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    keep(token);
  }
  try {
    return sessionStorage.getItem(storageKey) ?? held;
  } catch {
    return held;
  }
}

/** Call it once the invitation was used or proved invalid. */
export function forgetInvite(): void {
  held = '';
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

function keep(token: string): void {
  held = token;
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // As above.
  }
}
