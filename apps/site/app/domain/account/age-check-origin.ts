const key = 'age-check-origin';

/**
 * Keeps in this tab which page led to the age check, to come back to it. It stands in no address: the provider need not
 * know whose profile somebody looked at.
 *
 * @param path of this site
 */
export function noteAgeCheckOrigin(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be shut off: then the way leads to all members.
  }
}

/** The path of the page that led to the age check; null where none is known. */
export function ageCheckOrigin(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
