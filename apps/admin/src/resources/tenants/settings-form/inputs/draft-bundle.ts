import type { Currency } from '@kindling/contract/languages';
import type { Typed } from './typed-numbers';

/** A half-typed bundle may be incomplete. */
export type DraftBundle = {
  code?: string;
  credits?: Typed;
  price_cents?: Typed;
  prices?: Partial<Record<Currency, Typed>>;
};
