import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DiscountValidity } from '@kindling/contract/money/discount-codes';
import { currenciesOf, leastBundleCents, lessPercent, priceIn } from '@kindling/contract/money/money';
import type { KeysetPage } from '../../../kernel/database/lists/keyset.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import {
  DiscountCodesRepository,
  type CodeChange,
  type CodeListing,
  type ListedCode,
  type StoredCode,
} from './discount-codes.repository.js';
import { ownCodes } from './discount-rules.js';

/** A code as it is created. */
export interface NewCode extends Pick<
  StoredCode,
  'percentage' | 'valueCents' | 'currency' | 'minimumCents' | 'country' | 'memberId' | 'methods' | 'expiresAt'
> {
  validity: DiscountValidity;
  /** Id of the staff member who creates it. */
  createdBy: string;
}

/** How often codes are drawn again when one of them is taken, which practically never happens. */
const draws = 3;
/** Without letters that are mistaken for each other: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: guessing stays hopeless however many codes there are. */
const drawnLetters = 12;

/** The codes of the current brand, as the console works with them. */
@Injectable()
export class DiscountCodes {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly accounts: AccountsApi,
    private readonly discountCodes: DiscountCodesRepository,
  ) {}

  find(id: string): Promise<StoredCode | undefined> {
    return this.discountCodes.find(id);
  }

  page(listing: CodeListing): Promise<KeysetPage<ListedCode>> {
    return this.discountCodes.page(listing);
  }

  /**
   * @throws Problem `discount_code_taken` for a name that the brand has or had, or that is one of Kindling's own;
   *   `not_found` for a member that the brand does not have; `discount_too_low`
   */
  async create(code: string, made: NewCode): Promise<StoredCode> {
    if (ownCodes.includes(code)) throw problem('discount_code_taken');
    await this.check(made);
    const row = this.rowOf(code, made);
    if (!(await this.discountCodes.insert([row]))) throw problem('discount_code_taken');
    return row;
  }

  /**
   * Draws codes that can't be guessed.
   *
   * @throws Problem `not_found` for a member that the brand does not have; `discount_too_low`
   */
  async draw(prefix: string, count: number, made: NewCode): Promise<StoredCode[]> {
    await this.check(made);
    for (let tried = 0; tried < draws; tried += 1) {
      const drawn = new Set(Array.from({ length: count }, () => drawCode(prefix)));
      const rows = [...drawn].map((code) => this.rowOf(code, made));
      if (drawn.size === count && (await this.discountCodes.insert(rows))) return rows;
    }
    throw new Error('Codes that were drawn are taken again and again');
  }

  /** @throws Problem `not_found`; `discount_too_low` */
  async change(id: string, change: CodeChange): Promise<{ before: StoredCode; after: StoredCode }> {
    const before = await this.discountCodes.find(id);
    if (!before) throw problem('not_found');
    const after = { ...before, ...change };
    this.requirePrice(after);
    await this.discountCodes.change(id, change);
    return { before, after };
  }

  private async check(made: NewCode): Promise<void> {
    if (made.memberId !== null && !(await this.accounts.find(made.memberId))) throw problem('not_found');
    this.requirePrice(made);
  }

  /** No message may be sold under `minimum_message_costs`, so that what a code promises is what it takes off. */
  private requirePrice({
    percentage,
    valueCents,
    currency: its,
    minimumCents,
    country,
  }: Pick<StoredCode, 'percentage' | 'valueCents' | 'currency' | 'minimumCents' | 'country'>): void {
    const { settings } = TenantContext.current();
    for (const currency of its === null ? currenciesOf(settings) : [its])
      for (const bundle of settings.bundles) {
        const usual = priceIn(bundle, currency, settings.currency);
        if (usual === undefined || usual < (minimumCents ?? 0)) continue;
        const reduced = percentage !== null ? lessPercent(usual, percentage) : usual - (valueCents ?? 0);
        if (reduced < Math.max(1, leastBundleCents(settings, bundle, { currency, country })))
          throw problem('discount_too_low');
      }
  }

  private rowOf(code: string, made: NewCode): StoredCode {
    return { ...made, code, id: this.ids.next(), status: 'active', createdAt: this.clock.now() };
  }
}

/** A code that can't be guessed. @param prefix what it begins with, 10 characters at most */
function drawCode(prefix: string): string {
  return prefix + Array.from({ length: drawnLetters }, () => letters[randomInt(letters.length)]).join('');
}
