import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import type { PaymentRow } from '../payments.repository.js';
import { vatIn, type IncludedVat } from './vat-rates.js';

export interface Tax extends IncludedVat {
  country: Country;
}

/** The tax in a price: that of the payer's country where it is known, else of the seller's. */
@Injectable()
export class TaxOfPayment {
  constructor(private readonly tenantRegistry: TenantRegistry) {}

  /** The country of the current brand's seller; undefined for a brand whose company's file is gone. */
  async sellerCountry(): Promise<Country | undefined> {
    return (await this.tenantRegistry.company(TenantContext.current().settings.company_id))?.country;
  }

  /** @returns undefined for what was not paid, and where no rate is known */
  async of({ country, amountCents, completedAt }: PaymentRow): Promise<Tax | undefined> {
    const taxed = country ?? (await this.sellerCountry());
    const vat = taxed && completedAt ? vatIn(amountCents, taxed, completedAt) : undefined;
    return taxed && vat && { ...vat, country: taxed };
  }
}
