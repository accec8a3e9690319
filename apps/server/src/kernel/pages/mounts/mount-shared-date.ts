import type { FastifyInstance } from 'fastify';
import { isLanguage } from '@kindling/contract/languages';
import { sharedDatePath } from '@kindling/contract/safety/date-share';
import { problem } from '../../ground/problem.js';
import { sendProblem } from '../../http/problem-filter.js';
import type { PlainText } from '../plain-page.js';
import { sharedDatePage } from './shared-date-page.js';

/** Registers the page of links to shared plans, on the brands' hosts and on the host of links. */
export function mountSharedDate(fastify: FastifyInstance, textOf: PlainText): void {
  fastify.get<{ Params: { language: string } }>(sharedDatePath(':language'), ({ params }, reply) => {
    if (!isLanguage(params.language)) return sendProblem(reply, problem('not_found'));
    const { headers, body } = sharedDatePage(params.language, textOf);
    return reply.headers(headers).send(body);
  });
}
