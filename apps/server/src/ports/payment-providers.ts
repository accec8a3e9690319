import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { PaymentProvider } from './payment-provider.js';

/**
 * The providers that are set up. A payment belongs to the one that it was started with: who is asked about it, and whose
 * word about it counts, is found by the name that the payment keeps.
 */
export class PaymentProviders {
  /**
   * @param all the one that comes first is preferred, where several offer a method
   * @throws Error when two have the same name
   */
  constructor(readonly all: readonly PaymentProvider[]) {
    for (const [name, same] of Map.groupBy(all, (provider) => provider.name))
      if (same.length > 1) throw new Error(`Two payment providers are called ${name}`);
  }

  /** @returns undefined for one that is not set up, or not any more */
  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }

  /** @returns the provider a payment by this method starts with; undefined if none offers it */
  offering(method: PaymentMethod): PaymentProvider | undefined {
    return this.all.find((provider) => provider.supports(method));
  }
}
