const name = 'discount';

/** The address of a page that sells credits, at the prices of a discount. */
export function underDiscount(path: string, code: string): string {
  return `${path}?${name}=${code}`;
}

/** @returns the code that an address names; undefined where there is none, or nothing that could be one */
export function discountIn(address: URL | URLSearchParams): string | undefined {
  const code = (address instanceof URL ? address.searchParams : address).get(name);
  return code !== null && /^[A-Z0-9]{3,24}$/.test(code) ? code : undefined;
}
