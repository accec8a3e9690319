import { requestOnce } from '../../support/app/http.ts';

const host = 'console.localhost';
/** Everybody's of the demo. */
const password = 'Kindling-demo-1';

/** Logs one of the demo's staff in. @returns the session as `name=value` */
export async function staffCookie(port: number, email: string): Promise<string> {
  const post = (path: string, body: object) =>
    requestOnce(port, host, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const first = await post('/admin-api/session', { email, password });
  const { ticket } = JSON.parse(first.body.toString()) as { ticket: string };
  const told = await requestOnce(port, host, { path: `/dev/totp?email=${email}` });
  const { code } = JSON.parse(told.body.toString()) as { code: string };
  const second = await post('/admin-api/session/code', { ticket, code });
  const cookie = second.headers['set-cookie']?.find((each) => each.startsWith('kindling_staff='));
  if (!cookie) throw new Error(`no login on the console: ${second.status}`);
  return cookie.split(';')[0] ?? '';
}
