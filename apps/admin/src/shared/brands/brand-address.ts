import { toUnicode } from 'punycode/punycode.es6.js';

/** A host as people read it: `bücher.example` for `xn--bcher-kva.example`; as it is where it has no such letters. */
export function readableHost(host: string): string {
  try {
    return toUnicode(host);
  } catch {
    return host;
  }
}

/** The brand's site as this browser reaches it: the same scheme and port as the console. */
export function brandAddress(host: string, path = '/'): string {
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port ? `:${port}` : ''}${path}`;
}
