import type { Country } from '@kindling/contract/languages';

/** A standard rate in hundredths of a percent, and the day from which it holds. */
interface VatRate {
  since: string;
  rate: number;
}

/**
 * The standard rates of value added tax on services over the internet, the newest first. They were written down, and
 * looked through once more, without a register at hand: the seller compares them with the Taxes in Europe Database first
 * (docs/operating.md). Countries without one rate for the whole of them have none here; then a receipt names no tax.
 */
export const vatRates: Readonly<Record<Country, readonly VatRate[]>> = {
  AT: [{ since: '1995-01-01', rate: 2000 }],
  AU: [{ since: '2000-07-01', rate: 1000 }],
  BE: [{ since: '1996-01-01', rate: 2100 }],
  CA: [],
  CH: [
    { since: '2024-01-01', rate: 810 },
    { since: '2018-01-01', rate: 770 },
  ],
  DE: [{ since: '2021-01-01', rate: 1900 }],
  DK: [{ since: '1992-01-01', rate: 2500 }],
  ES: [{ since: '2012-09-01', rate: 2100 }],
  FI: [
    { since: '2024-09-01', rate: 2550 },
    { since: '2013-01-01', rate: 2400 },
  ],
  FR: [{ since: '2014-01-01', rate: 2000 }],
  GB: [{ since: '2011-01-04', rate: 2000 }],
  IE: [{ since: '2021-03-01', rate: 2300 }],
  IT: [{ since: '2013-10-01', rate: 2200 }],
  LU: [
    { since: '2024-01-01', rate: 1700 },
    { since: '2023-01-01', rate: 1600 },
  ],
  NL: [{ since: '2012-10-01', rate: 2100 }],
  NO: [{ since: '2005-01-01', rate: 2500 }],
  NZ: [{ since: '2010-10-01', rate: 1500 }],
  PL: [{ since: '2011-01-01', rate: 2300 }],
  SE: [{ since: '1990-07-01', rate: 2500 }],
  US: [],
};

/** The tax that a price includes. */
export interface IncludedVat {
  /** In hundredths of a percent. */
  rate: number;
  /** In minor units. */
  cents: number;
}

/**
 * @param cents what was paid, the tax included
 * @param country where the payer lives
 * @returns undefined where the table knows no rate
 */
export function vatIn(cents: number, country: Country, paidAt: Date): IncludedVat | undefined {
  const day = paidAt.toISOString().slice(0, 10);
  const rate = vatRates[country].find(({ since }) => since <= day)?.rate;
  return rate === undefined ? undefined : { rate, cents: Math.round((cents * rate) / (10_000 + rate)) };
}
