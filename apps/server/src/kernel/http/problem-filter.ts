import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '@kindling/contract/problems';
import { PartUnavailable, Problem } from '../ground/problem.js';
import { NotModified } from './not-modified.js';

/** Another database takes over in a few seconds. */
const retrySeconds = 2;

const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Converts any error to a code for the client; an unforeseen one is logged and answered as `unexpected`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PartUnavailable) return new Problem('unavailable', { retry_after: retrySeconds });
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown }).statusCode;
  return new Problem(typeof status === 'number' ? codeOf(status) : 'unexpected');
}

/** Any other status from 400 to 499 of a library means a mistake of the client. */
function codeOf(status: number): ProblemCode {
  return codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'malformed_request' : 'unexpected');
}

/**
 * Whether an error needs investigation, so that it is logged with its stack. `unavailable` does not: it refuses an
 * overload or reports that a part is away, and the request log counts it.
 */
export function isFailure(error: unknown): boolean {
  const { status, code } = toProblem(error);
  return status >= 500 && code !== 'unavailable';
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof NotModified) return void reply.code(304).send();
    const refusal = toProblem(error);
    const { id, log } = http.getRequest<FastifyRequest>();
    if (isFailure(error)) log.error({ reqId: id, err: error }, 'request failed');
    sendProblem(reply, refusal);
  }
}

/** Two refusals of the same kind are byte-identical; the request's id is in a header. */
export function sendProblem(reply: FastifyReply, refusal: Problem): void {
  const retryAfter = refusal.params.retry_after;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(refusal.body()));
}
