import { deviceName } from './device-name';

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17 Safari/605', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130', 'Edge on Windows'],
  ['curl/8', 'curl/8'],
  ['', 'Unknown browser'],
])('%j is told as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
