import { BlockList, isIP } from 'node:net';

/** The addresses of a list, as a set that knows every spelling of them. @param list may hold names, which are left out */
export function addressList(list: readonly string[]): BlockList {
  const addresses = new BlockList();
  for (const text of list) {
    const family = isIP(text);
    if (family !== 0) addresses.addAddress(text, family === 4 ? 'ipv4' : 'ipv6');
  }
  return addresses;
}

/** The names of a list that holds addresses, too. */
export function namesOf(list: readonly string[]): string[] {
  return list.filter((text) => isIP(text) === 0);
}
