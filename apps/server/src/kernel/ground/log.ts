import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Environment } from '../config/environment.js';

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
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const errno = (error as { errno?: unknown }).errno;
  const isDatabase = errno !== undefined || error.name === 'QueryFailedError';
  return {
    kind: error.name,
    ...(isDatabase ? { errno } : { message: error.message }),
    stack: frames.slice(0, 12),
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
