import type { FastifyInstance } from 'fastify';
import { consentCookie, cookieChoiceIn } from '@kindling/contract/brands/cookie-consent';
import { isPageName, pages, type PageName } from '@kindling/contract/pages';
import { tagFramePath } from '@kindling/contract/brands/tag-frame';
import { outsideScriptOf, type OutsideScript } from '@kindling/contract/brands/settings/tracking';
import { problem } from '../../ground/problem.js';
import { sendProblem } from '../../http/problem-filter.js';
import { framePolicy } from '../render/content-policy.js';

/**
 * Registers the documents in which a brand's tag runs, `/tag-frame/<page>`, one for each page that may have one
 * (decision 0136). Such a document exists only for visitors who consented; for all others and on every other page it
 * does not.
 */
export function mountTagFrame(fastify: FastifyInstance): void {
  fastify.get<{ Params: { page: string } }>(tagFramePath(':page'), async (request, reply) => {
    const { tenant, call, params } = request;
    const tag = tenant ? outsideScriptOf(tenant.settings, 'tag') : undefined;
    const allowed = cookieChoiceIn(call.request.cookies[consentCookie]) === 'all';
    const mayRun = isPageName(params.page) && pages[params.page].tracking !== 'none';
    if (!tag || !allowed || !mayRun || (await call.caller()).kind !== 'visitor')
      return sendProblem(reply, problem('not_found'));
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', framePolicy(tag.origins))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(frameOf(tag, params.page as PageName));
  });
}

/** The tag gets the page's name, which is also in this document's address. */
function frameOf({ name, script, site }: OutsideScript, page: PageName): string {
  const facts = `data-page="${page}"${site === null ? '' : ` data-site="${escape(site)}"`}`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(name)}</title>`,
    '<meta name="referrer" content="no-referrer"></head><body>',
    `<script src="${escape(script)}" async referrerpolicy="no-referrer" ${facts}></script></body></html>`,
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
