import { isPublicAddress } from './public-addresses.js';

it.each(['93.184.216.34', '8.8.8.8', '2a00:1450:400e:80c::200a', '172.32.0.1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.9.9', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
  ],
  ...['2002:7f00:1::', '2001:db8::1', 'localhost', ''],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
