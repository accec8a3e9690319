import { PartUnavailable } from '../../ground/problem.js';

/**
 * What a failure means for the statement or transaction that met it:
 * `conflict`: rolled back for another transaction's sake; `refused`: this server takes no writes now, nothing happened;
 * `lost`: the connection ended, and with it an open transaction; `unknown`: it ended during a COMMIT or a write on its
 * own, which may have happened.
 */
export type FailureKind = 'conflict' | 'refused' | 'lost' | 'unknown';

/** Deadlock, lock wait timeout, changed since the snapshot. */
const conflicts = new Set([1213, 1205, 1020]);
/** Not ready (Galera), too many connections, read only, disk full. */
const refusals = new Set([1047, 1040, 1203, 1290, 1792, 1836, 1021, 1114]);
/** Shutdown, gone away, lost, killed, error during commit, interrupted. */
const losses = new Set([1053, 2006, 2013, 1927, 1180, 1317]);
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
]);

/** The database was away, full, or gave a transaction up. */
export class DatabaseFailure extends PartUnavailable {
  override readonly name = 'DatabaseFailure';
  /** MySQL's error number, 0 where the network failed. */
  readonly errno: number;

  constructor(
    readonly kind: FailureKind,
    /** The driver's: `ER_LOCK_DEADLOCK`, `ECONNRESET`. */
    readonly code: string,
    cause: unknown,
  ) {
    super(`${kind}: ${code}`, { cause });
    this.errno = Math.max(0, errorNumber(cause));
  }

  /** The same failure where it leaves open whether something was written. */
  get asUnknown(): DatabaseFailure {
    return this.kind === 'lost' ? new DatabaseFailure('unknown', this.code, this.cause) : this;
  }
}

/**
 * Converts an error of the driver.
 *
 * @param isConnecting no statement was sent yet
 * @returns a failure, or the error itself where it is about the statement
 */
export function asFailure(error: unknown, isConnecting = false): unknown {
  if (typeof error !== 'object' || error === null || error instanceof DatabaseFailure) return error;
  const { driverError = error } = error as { driverError?: object };
  const { code, fatal } = driverError as { code?: unknown; fatal?: unknown };
  const name = typeof code === 'string' ? code : 'PROTOCOL_CONNECTION_LOST';
  const number = errorNumber(error);
  if (conflicts.has(number)) return new DatabaseFailure('conflict', name, driverError);
  const isLost = losses.has(number) || lostCodes.has(name) || (number <= 0 && fatal === true);
  if (refusals.has(number) || (isConnecting && isLost))
    return new DatabaseFailure('refused', name, driverError);
  return isLost ? new DatabaseFailure('lost', name, driverError) : error;
}

/** MySQL's error number, 0 for every other error. */
export function errorNumber(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  const { errno, driverError } = error as { errno?: unknown; driverError?: { errno?: unknown } };
  const number = driverError?.errno ?? errno;
  return typeof number === 'number' ? number : 0;
}
