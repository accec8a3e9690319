export interface CookieOptions {
  /** Absent: a session cookie. */
  maxAgeSeconds?: number;
  /** Readable by the page's scripts; only for choices like the language, never for a session. */
  script?: boolean;
  /** Sent only with requests from our own pages, not even by a link from another site. */
  strict?: boolean;
}

export const sessionSeconds = 30 * 24 * 3600;

/** `__Host-` wherever the connection allows it: the cookie then belongs to exactly this host and to HTTPS. */
export function sessionCookieName(kind: 'member' | 'staff', secure: boolean): string {
  return `${secure ? '__Host-' : ''}kindling_${kind}`;
}

/** The longest lifetime that browsers allow. */
export const deviceSeconds = 400 * 24 * 3600;

/** The cookie by which an account recognises a browser that logged in before. It grants no access. */
export function deviceCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}kindling_device`;
}

export function serializeCookie(
  name: string,
  value: string | null,
  options: CookieOptions,
  secure: boolean,
): string {
  const maxAge = value === null ? 0 : options.maxAgeSeconds;
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${options.strict ? 'Strict' : 'Lax'}`,
    ...(options.script ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
