import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { methodsIn } from '@kindling/contract/money/method-countries';
import { currencyFor } from '@kindling/contract/money/money';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { PayersBank, PaymentProvider } from '../../../../ports/payment-provider.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { DirectDebits } from '../mandates/direct-debits.js';

/** The payment methods of the brand that a provider can carry out. */
@Injectable()
export class OfferedMethods {
  constructor(
    private readonly paymentProviders: PaymentProviders,
    private readonly directDebits: DirectDebits,
  ) {}

  /** The methods in a payer's country. @param country null when unknown */
  async in(country: Country | null): Promise<PaymentMethod[]> {
    const { settings } = TenantContext.current();
    const currency = currencyFor(settings, country);
    const methods = methodsIn(country, settings.payment_methods, currency).filter((method) =>
      this.paymentProviders.offering(method),
    );
    return methods.includes('sdd') && (await this.directDebits.creditorId()) === null
      ? methods.filter((method) => method !== 'sdd')
      : methods;
  }

  /** The banks to choose from, of each of these methods that has some. */
  async banks(methods: readonly PaymentMethod[]): Promise<Partial<Record<PaymentMethod, PayersBank[]>>> {
    const lists = await Promise.all(
      methods.map(async (method) => [method, [...(await this.banksOf(method))]] as const),
    );
    return Object.fromEntries(lists.filter(([, banks]) => banks.length > 0));
  }

  /** @throws Problem `payment_method_unavailable` for a bank that the method does not list */
  async requireBank(method: PaymentMethod, bank: string): Promise<void> {
    const banks = await this.banksOf(method);
    if (!banks.some(({ id }) => id === bank)) throw problem('payment_method_unavailable');
  }

  private banksOf(method: PaymentMethod): Promise<readonly PayersBank[]> {
    return this.paymentProviders.offering(method)?.banks(method) ?? Promise.resolve([]);
  }

  /**
   * The provider of a method.
   *
   * @throws Problem `payment_method_unavailable` for one that is not offered in the payer's country
   */
  async providerOf(method: PaymentMethod, country: Country | null): Promise<PaymentProvider> {
    const offered = await this.in(country);
    const provider = offered.includes(method) ? this.paymentProviders.offering(method) : undefined;
    if (!provider) throw problem('payment_method_unavailable');
    return provider;
  }
}
