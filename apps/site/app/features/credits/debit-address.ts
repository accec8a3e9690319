import { bundleCodePattern } from '@kindling/contract/paths/patterns';

const name = 'bundle';

/**
 * The address of the page for direct debits.
 *
 * @param path of the page
 * @param discount the code of what is taken off
 */
export function debitAddress(path: string, bundle: string, discount: string | undefined): string {
  return `${path}?${new URLSearchParams({ [name]: bundle, ...(discount === undefined ? {} : { discount }) }).toString()}`;
}

/** @returns the bundle that an address names; undefined where there is none, or nothing that could be one */
export function bundleIn(query: URLSearchParams): string | undefined {
  const code = query.get(name);
  return code !== null && bundleCodePattern.test(code) ? code : undefined;
}
