import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Environment } from '../config/environment.js';
import { PartUnavailable } from './problem.js';

export type Log = Logger;
/** DI token of the process's logger. */
export const LOG = Symbol('log');

/**
 * JSON lines on standard output without anything about a member: callers log ids of requests and rows, kinds and codes;
 * headers and bodies are never logged, and values under these names are removed.
 */
export function createLog(environment: Pick<Environment, 'LOG_LEVEL'>): Log {
  return pino({
    level: environment.LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'name', 'ip', 'password', 'token', '*.email', '*.password', '*.token'],
      remove: true,
    },
    serializers: { err: errorForLog },
  });
}

/** Database errors quote the statement's values, so only the kind, the number and the stack's locations remain. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error };
  const errno = (error as { errno?: unknown }).errno;
  const isDatabase = errno !== undefined || error.name === 'QueryFailedError';
  return {
    kind: error.name,
    ...(isDatabase ? { errno } : { message: withoutAddresses(error.message) }),
    stack: framesOf(error).slice(0, 12),
  };
}

/** Servers of mails and parsers quote what they got. Numbers of seven digits and more may be telephone numbers. */
function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s"'<>]+@[^\s"'<>]+/g, '…').replaceAll(/\+?\d(?:[ ./-]?\d){6,}/g, '…');
}

/** The lines that name a place; a message of several lines may imitate one, but none that names a file. */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const heading = [`${name}: ${message}`, message].find((text) => stack.startsWith(text)) ?? '';
  return stack
    .slice(heading.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
}

/** What an error says without its text, which may name a member. */
export interface ErrorFacts {
  kind: string;
  /** A code of ours (`Problem`), of Node or of a library. */
  code?: string;
  /** Number of the database, or of the system. */
  errno?: number;
  /** Class of the status that another server answered with: `5xx`. */
  status?: string;
  /** The first place in our own files, else in a library's: `apps/server/dist/…/send-mail.js:80`. */
  place?: string;
}

/** What may be logged of any error, whatever it is about. */
export function factsOf(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, errno, status, statusCode, responseCode } = error as unknown as Readonly<
    Record<string, unknown>
  >;
  const answered = [responseCode, statusCode, status].find((value) => typeof value === 'number');
  const frames = framesOf(error);
  const place =
    placeIn(frames, /((?:apps|packages)\/(?!.*node_modules)[\w./-]+:\d+):\d+\)?$/) ??
    placeIn(frames, /(node_modules\/(?!.*node_modules\/)[\w./@-]+:\d+):\d+\)?$/);
  return {
    kind: error.name,
    ...(typeof code === 'string' && /^[A-Za-z]\w{1,59}$/.test(code) ? { code } : {}),
    ...(typeof errno === 'number' ? { errno } : {}),
    ...(typeof answered === 'number' ? { status: `${Math.floor(answered / 100)}xx` } : {}),
    ...(place === undefined ? {} : { place }),
  };
}

/** Nest's own lines through the same logger. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, context?: string): void {
    this.target.debug({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.target.error({ context, stack }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.target.warn({ context }, String(message));
  }
}

function placeIn(frames: readonly string[], pattern: RegExp): string | undefined {
  return frames.map((line) => pattern.exec(line)?.[1]).find((place) => place !== undefined);
}

/** What a line says of an error: where it happened, or that a part is away, which has a line of its own. */
export function causeOf(error: unknown): { err: unknown } | { away: string } {
  return error instanceof PartUnavailable ? { away: error.message } : { err: error };
}
