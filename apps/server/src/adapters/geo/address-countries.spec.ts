import { repositoryPath } from '../../kernel/config/repository.js';
import { AddressCountries } from './address-countries.js';

const table = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

describe('the country of an address', () => {
  const addresses = new AddressCountries(repositoryPath(table));

  it.each([
    ['the Dutch registry', '193.0.6.139', 'NL'],
    ['the same, written as IPv6', '::ffff:193.0.6.139', 'NL'],
    ['the same, of IPv6', '2001:67c:2e8:22::c100:68b', 'NL'],
    ['a German provider', '217.160.0.1', 'DE'],
    ['an American one', '8.8.8.8', 'US'],
    ['a country that no brand serves', '133.11.0.1', null],
    ['this machine', '127.0.0.1', null],
    ['this machine', '::1', null],
    ['a private network', '10.1.2.3', null],
    ['a private network', '192.168.0.7', null],
    ['a private network', 'fd00::1', null],
    ['an example', '203.0.113.7', null],
    ['no address', 'somewhere', null],
    ['no address', '', null],
    ['no address', '1.2.3.4.5', null],
  ])('%s: %s', (_of, address, country) => {
    expect(addresses.countryOf(address)).toBe(country);
  });
});
