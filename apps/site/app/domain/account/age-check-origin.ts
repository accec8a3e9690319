const key = 'age-check-origin';

/**
 * Keeps in this tab which page led to the age check, to return to it. No address carries it: the provider need not know whose
 * profile was viewed.
 *
 * @param path of this site
 */
export function noteAgeCheckOrigin(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be disabled: the way back then leads to all members.
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
