import type { DiscountRules } from '@kindling/contract/money/calls/discount-codes';

/** What is asked for to make discount codes: one that was named, one that is drawn, or many that are. */
export type CodeOrder = { tenant: string; rules: DiscountRules } & (
  | { code: string }
  /** @param drawnFor the only member who has it; null for all members */
  | { drawnFor: string | null }
  | { prefix: string; count: number }
);
