import type { FastifyReply } from 'fastify';
import type { Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { Tenant } from '../ground/tenant.js';
import { plainPage, type PlainText } from './plain-page.js';

/** A day: when a brand opens is unknown. */
const retryAfterSeconds = '86400';

/** The page of a draft's host. It does not name the brand, which is not public yet. */
export function sendNotOpen(reply: FastifyReply, language: Language, textOf: PlainText): FastifyReply {
  const page = plainPage({
    language,
    title: textOf(language, 'plain-pages:not_open.title'),
    text: textOf(language, 'plain-pages:not_open.text'),
  });
  return reply
    .code(503)
    .headers(page.headers)
    .header('retry-after', retryAfterSeconds)
    .header('x-robots-tag', 'noindex, nofollow')
    .send(page.body);
}

/** The page of a host that its brand gave up. It does not name the brand: the host may be somebody else's by now. */
export function sendMovedAway(reply: FastifyReply, language: Language, textOf: PlainText): FastifyReply {
  const page = plainPage({
    language,
    title: textOf(language, 'plain-pages:moved_away.title'),
    text: textOf(language, 'plain-pages:moved_away.text'),
  });
  return reply.code(410).headers(page.headers).header('x-robots-tag', 'noindex, nofollow').send(page.body);
}

/** Replaces most pages of a closed brand, with links to those that remain. */
export function sendClosed(
  reply: FastifyReply,
  { settings }: Tenant,
  language: Language,
  textOf: PlainText,
): FastifyReply {
  const link = (key: string, name: PageName) => ({
    label: textOf(language, `plain-pages:closed.${key}`),
    path: localizedPath(name, language, settings.domain_language, {}),
  });
  const words = {
    language,
    title: textOf(language, 'plain-pages:closed.title', { name: settings.name }),
    text: textOf(language, 'plain-pages:closed.text'),
  };
  const page = plainPage(words, [
    link('login', 'login'),
    link('settings', 'settings'),
    link('help', 'pages-service'),
  ]);
  return reply.code(410).headers(page.headers).header('x-robots-tag', 'noindex, nofollow').send(page.body);
}
