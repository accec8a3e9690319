/**
 * Converts a driver's value to the code's.
 * @throws Error for a value of another type
 */
export type ReadValue<T> = (value: unknown) => T;

/** A value of another type than its column's. Names the types only, never the value, which could be personal. */
class OtherKind extends Error {
  constructor(wanted: string, value: unknown) {
    super(`is ${value === null ? 'null' : typeof value}, not ${wanted}`);
  }
}

export const text: ReadValue<string> = (value) => {
  if (typeof value !== 'string') throw new OtherKind('a text', value);
  return value;
};

/** A part of a key: a text or a number, for nobody who reads it, but to name the row again. */
export const keyPart: ReadValue<string | number> = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new OtherKind('a part of a key', value);
  return value;
};

/** A whole number; sums and counts may come as decimal texts. */
export const wholeNumber: ReadValue<number> = (value) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (!Number.isSafeInteger(number)) throw new OtherKind('a whole number', value);
  return number as number;
};

/** A whole number of any size, in decimal digits: drivers return large ones as texts. */
export const digits: ReadValue<string> = (value) => {
  const told = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof told !== 'string' || !/^-?\d+$/.test(told)) throw new OtherKind('digits', value);
  return told;
};

/** A number with a fraction. */
export const finite: ReadValue<number> = (value) => {
  if (!Number.isFinite(value)) throw new OtherKind('a number', value);
  return value as number;
};

/** Binary data. */
export const bytes: ReadValue<Buffer> = (value) => {
  if (!Buffer.isBuffer(value)) throw new OtherKind('bytes', value);
  return value;
};

/** A flag, or a condition: drivers return 0 and 1. */
export const flag: ReadValue<boolean> = (value) => {
  if (value !== 0 && value !== 1) throw new OtherKind('a flag', value);
  return value === 1;
};

export const instant: ReadValue<Date> = (value) => {
  if (!(value instanceof Date)) throw new OtherKind('an instant', value);
  return value;
};

/** `YYYY-MM-DD`. */
export const day: ReadValue<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) throw new OtherKind('a day', value);
  return value;
};

export const json: ReadValue<unknown> = (value) => {
  if (typeof value !== 'string') throw new OtherKind('JSON', value);
  return JSON.parse(value) as unknown;
};

export function nullable<T>(read: ReadValue<T>): ReadValue<T | null> {
  return (value) => (value === null ? null : read(value));
}
