export interface CookieOptions {
  /** Absent: until the browser is closed. */
  maxAgeSeconds?: number;
  /** Readable by the page's scripts; only for choices like the language, never for a session. */
  script?: boolean;
  /** Sent by our own pages alone, not even with a link of another site that leads here. */
  strict?: boolean;
}

export const sessionSeconds = 30 * 24 * 3600;

/** `__Host-` wherever the connection allows it: the cookie then belongs to exactly this host and to HTTPS. */
export function sessionCookieName(kind: 'member' | 'staff', secure: boolean): string {
  return `${secure ? '__Host-' : ''}kindling_${kind}`;
}

/** As long as browsers keep a cookie. */
export const deviceSeconds = 400 * 24 * 3600;

/** The cookie by which an account knows a browser that logged in to it before. It opens nothing. */
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
