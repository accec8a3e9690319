const year = 365 * 24 * 3600;

/** Stores an explicit choice of the reader for a year (specification §7, decisions §11.2) in a cookie that the server reads. */
export function rememberChoice(cookie: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
