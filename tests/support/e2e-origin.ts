/** Address of a host on the browser tests' server: `originOf('vonk.localhost')`. @throws Error outside of them. */
export function originOf(host: string): string {
  const port = process.env['KINDLING_E2E_PORT'];
  if (!port) throw new Error('KINDLING_E2E_PORT is not set: run this through npm test -- e2e');
  return `http://${host}:${port}`;
}
