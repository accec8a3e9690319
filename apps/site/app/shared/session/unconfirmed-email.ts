const key = 'unconfirmed';

/** The address that waited for its confirmation in this tab until the session ended. */
export function unconfirmedEmail(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the address that waits for its confirmation in this tab; null once none does. */
export function noteUnconfirmedEmail(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // Storage may be disabled: then the address is typed again.
  }
}
