import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isPublicAddress } from '../../kernel/config/public-addresses.js';

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Resolves a name for a connection and refuses a private address: a member chose the endpoint. It is part of the
 * connection itself, so no later response of the name server can redirect it.
 */
export function lookUpPublic(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return found(Object.assign(new Error('No public address'), { code: 'ENOTFOUND' }), []);
    if (options.all) return found(null, open);
    found(null, first.address, first.family);
  });
}
