import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../ground/problem.js';
import type { Tenant } from '../ground/tenant.js';
import { serializeCookie } from '../http/cookies.js';
import { sendProblem } from '../http/problem-filter.js';
import { plainPage } from '../pages/plain-page.js';
import type { OpenedPreview, Previews } from './previews.js';

/** Opens a preview: takes the console's token and sets a cookie of this host that expires with it. */
export const previewPath = '/__preview';

/** What a preview serves besides its pages; nothing else of a brand's host belongs to it. */
const shown = /^\/(?:\*$|api\/|assets\/|theme\/|themes\/|photos\/|robots\.txt$|manifest\.webmanifest$)/;

/**
 * Shows staff a brand on a host below the console's. There are no logins and no writes.
 *
 * @returns undefined for a request that was answered; any other continues
 */
export async function enterPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  previews: Pick<Previews, 'open'>,
): Promise<OpenedPreview | undefined> {
  const { secure, cookies } = request.call.request;
  const name = `${secure ? '__Host-' : ''}kindling_preview`;
  if (request.raw.url?.startsWith(`${previewPath}?`)) {
    const { token, to } = request.query as Record<string, unknown>;
    const opened = typeof token === 'string' && (await previews.open(tenant.id, token));
    if (!opened) return over(reply, request);
    const options = { maxAgeSeconds: opened.secondsLeft, strict: true };
    void reply
      .header('set-cookie', [
        ...forgotten(cookies, secure),
        serializeCookie(name, String(token), options, secure),
      ])
      .redirect(isOwnPath(to) ? to : '/', 303);
    return undefined;
  }
  const opened = await previews.open(tenant.id, cookies[name] ?? '');
  if (!opened) return over(reply, request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && shown.test(request.routeOptions.url ?? '')) return opened;
  sendProblem(reply, problem(isRead ? 'not_found' : 'preview_only'));
  return undefined;
}

/** Only the console may frame a preview's response, and caches and search engines skip it. */
export function markPreview(reply: FastifyReply, consoleOrigin: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply
    .removeHeader('x-frame-options')
    .header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${consoleOrigin}`),
    )
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store');
}

/** The brand with a preview's draft applied. */
export function asTried(tenant: Tenant, trial: OpenedPreview['trial']): Tenant {
  if (trial?.look === undefined) return tenant;
  const { theme, own } = trial.look;
  return { ...tenant, settings: { ...tenant.settings, theme, look: own ?? undefined } };
}

function over(reply: FastifyReply, request: FastifyRequest): undefined {
  const { cookies, secure } = request.call.request;
  const page = plainPage({
    language: 'en',
    title: 'This preview is over',
    text: 'Open it again in the console: an address of a preview holds for half an hour and for whoever asked for it.',
  });
  void reply
    .code(403)
    .headers(page.headers)
    .header('x-robots-tag', 'noindex, nofollow')
    .header('set-cookie', forgotten(cookies, secure))
    .send(page.body);
  return undefined;
}

/** Deletes every cookie set in a preview: one set by a page's script, like the language, would outlive it. */
function forgotten(cookies: Readonly<Record<string, string | undefined>>, secure: boolean): string[] {
  return Object.keys(cookies).map((name) => serializeCookie(name, null, {}, secure));
}

function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}
