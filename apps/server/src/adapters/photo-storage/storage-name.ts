const namePattern = /^[A-Za-z0-9_-]+(?::[A-Za-z0-9_-]+)*$/;

/**
 * The parts of a stored photo's name, safe as names of files and folders.
 *
 * @throws Error for a name that `tenantKey` never makes, which could lead out of the storage's folder
 */
export function partsOfName(name: string): string[] {
  if (!namePattern.test(name)) throw new Error('Not a name of a stored photo');
  return name.split(':');
}

/** @returns the name that these parts are of; undefined for what is no stored photo */
export function nameOfParts(parts: readonly string[]): string | undefined {
  const name = parts.join(':');
  return namePattern.test(name) ? name : undefined;
}
