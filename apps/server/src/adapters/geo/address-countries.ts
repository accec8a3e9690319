import fs from 'node:fs';
import { isIP } from 'node:net';
import { countries, type Country } from '@kindling/contract/languages';
import { Reader, type CountryResponse } from 'mmdb-lib';

const known: ReadonlySet<string> = new Set(countries);

/**
 * Countries of clients' addresses, from a table in MaxMind's format. The file is read when somebody first asks: 8 MB and
 * a few milliseconds, once per process; each look into it takes about a microsecond after that.
 */
export class AddressCountries {
  private reader: Reader<CountryResponse> | undefined;

  constructor(private readonly file: string) {}

  /** See `Geo.countryOf`. */
  countryOf(address: string): Country | null {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    if (isIP(plain) === 0) return null;
    this.reader ??= new Reader(fs.readFileSync(this.file));
    // This table's entries hold the code alone; the reader's types know MaxMind's own tables.
    const entry = this.reader.get(plain) as { country_code?: unknown } | null;
    const code = entry?.country_code;
    return typeof code === 'string' && known.has(code) ? (code as Country) : null;
  }
}
