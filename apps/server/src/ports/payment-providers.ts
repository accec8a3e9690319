import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { PaymentProvider } from './payment-provider.js';

/**
 * The configured providers. A payment belongs to the provider that it was started with, found by the name stored with
 * it: only that provider is asked about it and believed.
 */
export class PaymentProviders {
  /**
   * @param all the first one is preferred, where several offer a method
   * @throws Error when two have the same name
   */
  constructor(readonly all: readonly PaymentProvider[]) {
    for (const [name, same] of Map.groupBy(all, (provider) => provider.name))
      if (same.length > 1) throw new Error(`Two payment providers are called ${name}`);
  }

  /** @returns undefined for a provider that is not (or no longer) configured */
  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }

  /** @returns the provider a payment by this method starts with; undefined if none offers it */
  offering(method: PaymentMethod): PaymentProvider | undefined {
    return this.all.find((provider) => provider.supports(method));
  }
}
