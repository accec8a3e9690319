import type { Currency } from '@kindling/contract/languages';
import type { Typed } from './typed-numbers';

/** While somebody types, a part of a bundle can be missing, or be no number yet. */
export type DraftBundle = {
  code?: string;
  credits?: Typed;
  price_cents?: Typed;
  prices?: Partial<Record<Currency, Typed>>;
};
