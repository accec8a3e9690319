import { Injectable } from '@nestjs/common';
import { startOfDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Country } from '@kindling/contract/languages';
import type { AccountingSum, AccountingTotal } from '@kindling/contract/money/calls/accounting';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TaxOfPayment, vatIn } from '../../payments/payments.api.js';
import { AccountingEntriesRepository, type AccountingEntry } from './accounting-entries.repository.js';

/** An entry with the tax in it. Amounts are signed: refunds are below zero. */
export interface TaxedEntry extends AccountingEntry {
  taxCountry: Country | null;
  /** In hundredths of a percent; null where no rate is known. */
  rate: number | null;
  grossCents: number;
  vatCents: number;
  netCents: number;
  signedCredits: number;
}

const pageRows = 500;

/** Reads a brand's month, in its own time zone, with the tax in each entry. In the current brand. */
@Injectable()
export class ReadAccounting {
  constructor(
    private readonly accountingEntries: AccountingEntriesRepository,
    private readonly taxOfPayment: TaxOfPayment,
  ) {}

  /** The time zone in which months begin and end. */
  timeZone(): string {
    return timeZoneOf(TenantContext.current().settings);
  }

  /**
   * One page of the month, the oldest first.
   *
   * @param month `YYYY-MM`
   * @param after the last entry of the page before
   */
  async page(month: string, after?: TaxedEntry): Promise<TaxedEntry[]> {
    const zone = this.timeZone();
    const [from, to] = [startOfDay(zone, `${month}-01`), startOfDay(zone, `${monthAfter(month)}-01`)];
    const seller = await this.taxOfPayment.sellerCountry();
    const rows = await this.accountingEntries.page({ from, to }, pageRows, after);
    return rows.map((row) => taxed(row, seller));
  }

  /** The month's sums by country, currency and rate. */
  async sums(month: string): Promise<AccountingSum[]> {
    const sums = new Map<string, AccountingSum>();
    let after: TaxedEntry | undefined;
    do {
      const page = await this.page(month, after);
      for (const entry of page) add(sums, entry);
      after = page.length < pageRows ? undefined : page.at(-1);
    } while (after);
    return inOrder(sums);
  }

  /** The previous month, by currency. */
  async before(month: string): Promise<AccountingTotal[]> {
    return totalsOf(await this.sums(monthAfter(month, -1)));
  }
}

/** Totals across several brands. */
export function sumOfSums(brands: readonly (readonly AccountingSum[])[]): AccountingSum[] {
  const sums = new Map<string, AccountingSum>();
  for (const sum of brands.flat()) addAmounts(rowOf(sums, sum), sum);
  return inOrder(sums);
}

/** Totals by currency, across countries and tax rates. */
export function totalsOf(sums: readonly AccountingTotal[]): AccountingTotal[] {
  const totals = new Map<string, AccountingTotal>();
  for (const { currency, ...amounts } of sums) {
    const total = totals.get(currency) ?? { currency, ...nothing };
    totals.set(currency, total);
    addAmounts(total, amounts);
  }
  return inOrder(totals);
}

function inOrder<Sum>(sums: ReadonlyMap<string, Sum>): Sum[] {
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** @param month `YYYY-MM` */
function monthAfter(month: string, months = 1): string {
  const date = new Date(`${month}-01T00:00:00.000Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/**
 * The tax of a part is what the whole has up to and with it, less what it had before: parts come to exactly the tax of the
 * price, whatever is rounded.
 */
function taxed(row: AccountingEntry, seller: Country | undefined): TaxedEntry {
  const taxCountry = row.country ?? seller ?? null;
  const vatUpTo = (cents: number) => (taxCountry === null ? undefined : vatIn(cents, taxCountry, row.paidAt));
  const upTo = vatUpTo(row.beforeCents + row.cents);
  const vat = (upTo?.cents ?? 0) - (vatUpTo(row.beforeCents)?.cents ?? 0);
  const sign = row.kind === 'payment' ? 1 : -1;
  return {
    ...row,
    taxCountry,
    rate: upTo?.rate ?? null,
    grossCents: sign * row.cents,
    vatCents: sign * vat,
    netCents: sign * (row.cents - vat),
    signedCredits: sign * row.credits,
  };
}

const counts = { payment: 'payments', refund: 'refunds', chargeback: 'chargebacks' } as const;

function add(sums: Map<string, AccountingSum>, entry: TaxedEntry): void {
  const { taxCountry: country, currency, rate } = entry;
  const sum = rowOf(sums, { country, currency, rate });
  sum[counts[entry.kind]] += 1;
  sum.net += entry.netCents;
  sum.vat += entry.vatCents;
  sum.gross += entry.grossCents;
}

const nothing = { payments: 0, refunds: 0, chargebacks: 0, net: 0, vat: 0, gross: 0 };
type Amounts = typeof nothing;

function rowOf(
  sums: Map<string, AccountingSum>,
  { country, currency, rate }: Pick<AccountingSum, 'country' | 'currency' | 'rate'>,
): AccountingSum {
  const key = [country ?? '', currency, rate ?? ''].join(' ');
  const sum = sums.get(key) ?? { country, currency, rate, ...nothing };
  sums.set(key, sum);
  return sum;
}

function addAmounts(sum: Amounts, more: Amounts): void {
  for (const what of Object.keys(nothing) as (keyof Amounts)[]) sum[what] += more[what];
}
