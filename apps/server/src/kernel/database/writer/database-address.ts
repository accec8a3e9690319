import { addressesOf } from '../../config/addresses.js';

/** A database as the driver takes it. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  socketPath: string | undefined;
}

/** @param text DATABASE_URL @returns one for each of its hosts, in their order */
export function databaseAddresses(text: string): DatabaseAddress[] {
  return addressesOf(text).map((url) => ({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    socketPath: url.searchParams.get('socketPath') ?? undefined,
  }));
}
