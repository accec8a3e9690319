import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '@kindling/contract/problems';
import { problem } from '../ground/problem.js';
import { sendProblem } from '../http/problem-filter.js';
import { isHealthPath } from './operations/health-answers.js';
import { plainHeaders } from './security-headers.js';

/** The longest path and query: many times what our own addresses need, and a `Location` made of them still fits. */
const longestPath = 1024;
const longestQuery = 6 * 1024;
export const mostQueryKeys = 100;

/**
 * Refuses requests that no browser sends, before any other hook: with no `Host` or with two, where servers differ in
 * which one counts, and addresses longer than any of ours.
 */
export function installWire(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url = '/', rawHeaders } = request.raw;
    const hosts = hostsIn(rawHeaders);
    // A balancer's health check may be HTTP/1.0, without a host.
    if ((hosts !== 1 && !(hosts === 0 && isHealthPath(url))) || isTooLong(url))
      sendProblem(reply, problem('malformed_request'));
    else done();
  });
  // For an unknown `Expect` Node itself would respond, without our headers.
  fastify.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, headers, body } = plainAnswer('malformed_request');
    response.writeHead(status, headers.flat()).end(body);
  });
}

/** Responds to what the router refuses before any hook runs: a broken escape, a parameter that is too long. */
export function answerUnrouted(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of plainHeaders) void reply.header(name, value);
  void reply.header('x-request-id', request.id);
  const isTooLongParameter = (error as { code?: string }).code === 'FST_ERR_MAX_PARAM_LENGTH';
  sendProblem(reply, problem(isTooLongParameter ? 'not_found' : 'malformed_request'));
}

/** Responds to malformed HTTP or a request that did not arrive in time, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
  const isSilent = error.code === 'ECONNRESET' || socket.bytesRead === 0;
  if (!isSilent && socket.writable && !answering?.headersSent) {
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const { status, headers, body } = plainAnswer(isLate ? 'request_timeout' : 'malformed_request');
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroy(error);
}

/** A refusal written without the framework. It closes the connection. */
function plainAnswer(code: ProblemCode) {
  const refusal = problem(code);
  const body = JSON.stringify(refusal.body());
  const headers: (readonly [string, string])[] = [
    ...plainHeaders,
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  return { status: refusal.status, headers, body };
}

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

function isTooLong(url: string): boolean {
  // Fast path: almost every address is short.
  if (url.length <= longestPath && !url.includes('&')) return false;
  const queryAt = url.indexOf('?');
  const pathLength = queryAt < 0 ? url.length : queryAt;
  if (pathLength > longestPath || url.length - pathLength > longestQuery) return true;
  let keys = 1;
  for (let at = url.indexOf('&', pathLength); at >= 0; at = url.indexOf('&', at + 1)) keys++;
  return keys > mostQueryKeys;
}
