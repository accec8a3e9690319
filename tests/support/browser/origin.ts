/** Port of the browser tests' server. @throws Error outside of them. */
export function e2ePort(): number {
  const port = process.env['KINDLING_E2E_PORT'];
  if (!port) throw new Error('KINDLING_E2E_PORT is not set: run this through npm test -- e2e');
  return Number(port);
}

/** Address of a host on that server: `originOf('vonk.localhost')`. */
export function originOf(host: string): string {
  return `http://${host}:${e2ePort()}`;
}
