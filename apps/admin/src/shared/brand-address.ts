/** The brand's site as this browser reaches it: the same scheme and port as the console. */
export function brandAddress(host: string, path = '/'): string {
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port ? `:${port}` : ''}${path}`;
}
