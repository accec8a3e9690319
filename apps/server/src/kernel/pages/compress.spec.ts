import { acceptedEncoding } from './compress.js';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['x-br, gzip', 'gzip'],
  ['br ; q=0 , gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.2', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;;', 'identity'],
])('of a header “%s” the encoding is %s (RFC 9110, section 12.5.3)', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
