import { Inject, Injectable } from '@nestjs/common';
import { sepaAccount } from '@kindling/contract/money/bank-accounts';
import type { Country } from '@kindling/contract/languages';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import type { ProviderMandate } from '../../../../ports/payment-provider.js';
import { KeyedHashes } from '../../../console/authentication/authentication.api.js';
import { OfferedMethods } from '../bundles/offered-methods.js';
import { DirectDebits } from './direct-debits.js';
import { mandateReference } from './mandate-shape.js';
import { Mandates } from './mandates.js';
import type { MandateRow } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

/** The form of the specification (§3 "Direct-debit form"). */
interface MandateForm {
  memberId: string;
  clientId: string;
  country: Country | null;
  holder: string;
  iban: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  mobile: string;
  smsCode: string;
  authorised: boolean;
}

/** Allows direct debits of an account (decisions §7.4, docs/decisions/0086-mollie-and-direct-debit.md). */
@Injectable()
export class MakeMandate {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly offeredMethods: OfferedMethods,
    private readonly directDebits: DirectDebits,
    private readonly smsCodes: SmsCodes,
    private readonly keyedHashes: KeyedHashes,
    private readonly mandates: Mandates,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Checks the form and the code, has the provider keep the account, and replaces the member's former mandate.
   *
   * @returns the same for a repeat of the client id
   * @throws Problem `validation_failed` with what is wrong with which field; `payment_method_unavailable`;
   *   `direct_debit_blocked`; `direct_debit_accounts`; `payment_failed` when the provider did not take the account
   */
  async make(form: MandateForm): Promise<MandateRow> {
    const { memberId, clientId } = form;
    const known = await this.mandates.find(memberId, clientId);
    if (known) return known;
    const provider = await this.offeredMethods.providerOf('sdd', form.country);
    const iban = sepaAccount(form.iban);
    if (iban === undefined || !form.authorised)
      throw fieldProblems({
        ...(iban === undefined ? { iban: 'iban_invalid' } : {}),
        ...(form.authorised ? {} : { authorised: 'authorisation_required' }),
      });
    const accountHash = this.keyedHashes.of('bank_account', iban);
    await this.directDebits.requireUnblocked(memberId, null);
    await this.directDebits.limitNewAccounts(memberId, accountHash);
    // The right answer uses a code up: trying other people's accounts to see which are blocked takes one code for each.
    const typed = { mobile: form.mobile, code: form.smsCode, country: form.country };
    const mobileHash = await this.smsCodes.use(memberId, typed);
    await this.directDebits.requireUnblocked(memberId, accountHash);
    const [id, signedAt] = [this.ids.next(), this.clock.now()];
    const order = { id, reference: mandateReference(id), holder: form.holder, iban, signedAt };
    const { customer, mandate } = await this.ask(() => provider.createMandate(order));
    const { holder, street, houseNumber, postcode, city } = form;
    const row = {
      ...{ id, memberId, clientId, kind: 'account' as const, provider: provider.name },
      ...{ providerCustomer: customer, providerMandate: mandate, accountHash, lastFour: iban.slice(-4) },
      ...{ label: null, holder, street, houseNumber, postcode, city, signedAt, mobileHash },
    };
    return this.mandates.store(row);
  }

  /** A provider's error may repeat the account, so it is not logged. */
  private async ask(work: () => Promise<ProviderMandate>): Promise<ProviderMandate> {
    try {
      return await work();
    } catch {
      this.log.error('provider took no mandate');
      throw problem('payment_failed');
    }
  }
}
