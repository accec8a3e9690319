import type { Country } from '@kindling/contract/languages';
import drawn from './outlines.json';

/** A country on a canvas of its own, and where its regions lie on it; made by `scripts/outlines.ts`. */
export interface Outline {
  width: number;
  height: number;
  path: string;
  regions: Readonly<Record<string, readonly number[]>>;
}

export const outlines: Readonly<Record<Country, Outline>> = drawn;
