import type { Bundle, Settings } from '@kindling/contract/settings';
import { answerDueAt } from '../modules/credits/credit-rules.js';
import type { FictionalAcknowledgementEntity } from '../modules/credits/fictional-acknowledgement.entity.js';
import type { LedgerAccountEntity } from '../modules/credits/ledger-account.entity.js';
import type { LedgerPostingEntity } from '../modules/credits/ledger-posting.entity.js';
import type { MessageChargeEntity } from '../modules/credits/message-charge.entity.js';
import type { PaymentEntity } from '../modules/payments/payment.entity.js';
import type { PlannedMessage } from './demo-chats.js';
import { demoId, demoUuid } from './demo-ids.js';
import type { DemoPerson } from './demo-people.js';

type Row<T> = Omit<T, 'tenantId'>;
type Terms = Pick<Settings, 'signup_credits' | 'bundles' | 'currency' | 'payment_methods'>;

interface Wallet {
  account: Row<LedgerAccountEntity> & { balance: number };
  person: DemoPerson;
}

/**
 * The books of a demo brand, kept as the application keeps them: every credit has its posting, nobody spends what they
 * do not have, and whoever needed more than the signup's credits bought a bundle before.
 */
export class DemoLedger {
  readonly payments: Row<PaymentEntity>[] = [];
  readonly postings: Row<LedgerPostingEntity>[] = [];
  readonly charges: Row<MessageChargeEntity>[] = [];
  readonly acknowledgements: Row<FictionalAcknowledgementEntity>[] = [];
  /** What the sender had left after each message. */
  readonly creditsAfter = new Map<string, number>();
  private readonly wallets = new Map<string, Wallet>();
  private readonly brandAccounts: Row<LedgerAccountEntity>[];

  constructor(
    private readonly brand: string,
    private readonly terms: Terms,
    openedAt: Date,
  ) {
    this.brandAccounts = (['sales', 'usage', 'grants'] as const).map((kind) => ({
      ...{ id: kind, kind, memberId: null, balance: null, paidUser: false, paidSince: null, keepUntil: null },
      createdAt: openedAt,
    }));
  }

  get accounts(): Row<LedgerAccountEntity>[] {
    return [...this.brandAccounts, ...[...this.wallets.values()].map(({ account }) => account)];
  }

  /** Keeps the books of everybody with an account over all messages of the brand. */
  keep(people: readonly DemoPerson[], messages: readonly PlannedMessage[]): void {
    for (const person of people) if (person.email !== null) this.open(person);
    const bySender = Map.groupBy(messages, (message) => message.sender.id);
    for (const wallet of this.wallets.values()) {
      const own = (bySender.get(wallet.person.id) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime());
      const cost = own.reduce((sum, message) => sum + message.cost, 0);
      const before = new Date((own[0]?.at ?? wallet.person.lastActAt).getTime() - 20 * 60_000);
      if (wallet.person.role === 'premium' || cost > wallet.account.balance) this.buy(wallet, cost, before);
      for (const message of own) this.spend(wallet, message);
    }
  }

  private open(person: DemoPerson): void {
    const account: Wallet['account'] = {
      id: demoId(this.brand, 'wallet', person.index),
      ...{
        kind: 'member',
        memberId: person.id,
        balance: 0,
        paidUser: false,
        paidSince: null,
        keepUntil: null,
      },
      createdAt: person.createdAt,
    };
    this.wallets.set(person.id, { account, person });
    const amount = this.terms.signup_credits;
    if (amount === 0) return;
    account.balance += amount;
    this.post('grants', account.id, amount, 'signup', null, `signup:${account.id}`, person.createdAt);
  }

  /** Bundles until `needed` is there; the smallest that does, else the largest again and again. */
  private buy(wallet: Wallet, needed: number, at: Date): void {
    const bundles = this.terms.bundles.toSorted((a, b) => a.credits - b.credits);
    do {
      const missing = needed - wallet.account.balance;
      const bundle = bundles.find(({ credits }) => credits >= missing) ?? bundles.at(-1);
      if (!bundle) throw new Error('The brand sells no credits');
      this.purchase(wallet, bundle, at);
    } while (wallet.account.balance < needed);
  }

  private purchase({ account, person }: Wallet, bundle: Bundle, at: Date): void {
    const number = this.payments.length;
    const id = demoId(this.brand, 'payment', number);
    const method = this.terms.payment_methods[0];
    if (!method) throw new Error('The brand takes no payments');
    const reference = demoUuid(this.brand, 'checkout', number);
    this.payments.push({
      id,
      memberId: person.id,
      clientId: demoUuid(this.brand, 'purchase', number),
      bundle: bundle.code,
      credits: bundle.credits,
      amountCents: bundle.price_cents,
      discountCode: null,
      discountCents: 0,
      discountClaim: null,
      currency: this.terms.currency,
      paymentMethod: method,
      language: person.profile.language,
      status: 'completed',
      provider: 'sandbox',
      providerReference: reference,
      redirectUrl: `/dev/sandbox/${reference}`,
      createdAt: at,
      completedAt: at,
    });
    account.balance += bundle.credits;
    account.paidUser = true;
    account.paidSince ??= at;
    this.post('sales', account.id, bundle.credits, 'purchase', id, `purchase:${id}`, at);
  }

  private spend({ account }: Wallet, message: PlannedMessage): void {
    const { id, recipient, cost, at } = message;
    const fictional = recipient.profile.fictional;
    if (fictional)
      this.acknowledgements.push({ accountId: account.id, profileId: recipient.id, acknowledgedAt: at });
    if (cost > account.balance) throw new Error('A demo member spends more credits than they have');
    account.balance -= cost;
    this.creditsAfter.set(id, account.balance);
    if (cost === 0) return;
    this.charges.push({
      messageId: id,
      senderAccount: account.id,
      recipientId: recipient.id,
      recipientFictional: fictional,
      ackProfileId: fictional ? recipient.id : null,
      answerDueAt: fictional ? answerDueAt(at) : null,
      createdAt: at,
    });
    this.post(account.id, 'usage', cost, 'message', id, `message:${id}`, at);
  }

  private post(
    debitAccount: string,
    creditAccount: string,
    amount: number,
    cause: LedgerPostingEntity['cause'],
    causeId: string | null,
    idempotencyKey: string,
    createdAt: Date,
  ): void {
    this.postings.push({
      id: demoId(this.brand, 'posting', idempotencyKey),
      ...{ debitAccount, creditAccount, amount, idempotencyKey, cause, causeId, createdAt },
      messageId: cause === 'message' ? causeId : null,
    });
  }
}
