const key = 'unconfirmed';

/** The address of whoever waited for its confirmation in this tab until their session ended. */
export function unconfirmedEmail(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the address that waits for its confirmation in this tab; null when none does any more. */
export function noteUnconfirmedEmail(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // Storage may be shut off: then the address is typed again.
  }
}
