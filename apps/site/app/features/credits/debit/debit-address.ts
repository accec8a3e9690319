import { bundleCodePattern } from '@kindling/contract/paths/patterns';

const name = 'bundle';

/** The address of the page for direct debits. @param path of the page @param discount the discount's code */
export function debitAddress(path: string, bundle: string, discount: string | undefined): string {
  return `${path}?${new URLSearchParams({ [name]: bundle, ...(discount === undefined ? {} : { discount }) }).toString()}`;
}

/** @returns the bundle that an address names; undefined if there is none, or if it can't be one */
export function bundleIn(query: URLSearchParams): string | undefined {
  const code = query.get(name);
  return code !== null && bundleCodePattern.test(code) ? code : undefined;
}
