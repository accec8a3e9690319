import type { Manifest } from '../manifest.js';
import type { KeptFile } from '../place.js';

type Position = Pick<NonNullable<Manifest['database']['binlog']>, 'file' | 'position'>;

const magicBytes = 4;
const headerBytes = 19;
const lengthAt = 9;

/** Of `binlog.000012`: 12. */
export function numberOf(file: string): number {
  return Number(file.slice(file.lastIndexOf('.') + 1));
}

export function isAtOrBefore(one: Position, other: Position): boolean {
  const [a, b] = [numberOf(one.file), numberOf(other.file)];
  return a < b || (a === b && one.position <= other.position);
}

/** A part of a binary log: its bytes from one place to another. */
export interface LogPart extends KeptFile {
  log: string;
  from: number;
  to: number;
}

/** Name of a part; `binlog.000012/000000000000-000000001234`. */
export function partName(log: string, from: number, to: number): string {
  const digits = (place: number) => String(place).padStart(12, '0');
  return `${log}/${digits(from)}-${digits(to)}`;
}

export function logPart(kept: KeptFile): LogPart | undefined {
  const [, log, from, to] = /^([^/]+)\/(\d{12})-(\d{12})$/.exec(kept.name) ?? [];
  return log === undefined ? undefined : { ...kept, log, from: Number(from), to: Number(to) };
}

/** Parts that together are a log from its first byte on, as far as they go without a gap; the largest where several begin alike. */
export function chain(parts: readonly LogPart[]): LogPart[] {
  const chosen: LogPart[] = [];
  for (let end = 0; ;) {
    const next = parts.filter(({ from }) => from === end).toSorted((a, b) => b.to - a.to)[0];
    if (!next) return chosen;
    chosen.push(next);
    end = next.to;
  }
}

/**
 * How many bytes of a piece of a log are whole events.
 *
 * @param from the piece's place in the log
 */
export function wholeEvents(piece: Buffer, from: number): number {
  let end = from === 0 ? magicBytes : 0;
  while (end + headerBytes <= piece.length) {
    const next = end + piece.readUInt32LE(end + lengthAt);
    if (next > piece.length || next === end) break;
    end = next;
  }
  return end > piece.length ? 0 : end;
}
