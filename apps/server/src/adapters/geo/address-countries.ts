import fs from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { countries, type Country } from '@kindling/contract/languages';
import { Reader, type CountryResponse } from 'mmdb-lib';

const known: ReadonlySet<string> = new Set(countries);

/**
 * Networks without a location (IANA's special-purpose registries); the table assigns some of them a registry's country.
 */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, bits, 'ipv6');

/**
 * Countries of clients' addresses, from a table in MaxMind's format. The file is read on first use: 8 MB and a few
 * milliseconds, once per process; each lookup takes about a microsecond after that.
 */
export class AddressCountries {
  private reader: Reader<CountryResponse> | undefined;

  constructor(private readonly file: string) {}

  /** See `Geo.countryOf`. */
  countryOf(address: string): Country | null {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const version = isIP(plain);
    if (version === 0 || nowhere.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return null;
    this.reader ??= new Reader(fs.readFileSync(this.file));
    // This table's entries contain only the code; the reader's types describe MaxMind's own tables.
    const entry = this.reader.get(plain) as { country_code?: unknown } | null;
    const code = entry?.country_code;
    return typeof code === 'string' && known.has(code) ? (code as Country) : null;
  }
}
