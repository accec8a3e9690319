import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { isUnderWay } from '../../credits/payment-query';
import { isGone } from '../../../shared/api/page-queries';
import { payersPollMs } from '../../../shared/api/polling';

export interface AwaitedParts {
  /** The payments that messages wait for, also more than once. */
  ids(): readonly string[];
  /** @throws ApiProblem */
  ask(id: string): Promise<PaymentStatus>;
  onPaid(id: string): void;
  /** It failed, was cancelled, expired or went back. */
  onUnpaid(id: string): void;
}

/** Asks for the payments that messages wait for until each is settled; not while the page is hidden or offline. */
export class AwaitedPayments {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;
  private asked = 0;

  constructor(private readonly parts: AwaitedParts) {
    document.addEventListener('visibilitychange', () => this.watch());
    addEventListener('online', () => this.watch());
  }

  /** Begins to ask, if there is something to ask for and it does not already. */
  watch(): void {
    if (this.isAsking || this.timer !== undefined || !isWatched() || this.parts.ids().length === 0) return;
    void this.askAll();
  }

  private async askAll(): Promise<void> {
    this.isAsking = true;
    for (const id of new Set(this.parts.ids())) await this.askOne(id);
    this.isAsking = false;
    if (this.parts.ids().length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.watch();
    }, payersPollMs(++this.asked));
  }

  private async askOne(id: string): Promise<void> {
    try {
      const status = await this.parts.ask(id);
      if (status === 'completed') this.parts.onPaid(id);
      else if (!isUnderWay(status)) this.parts.onUnpaid(id);
    } catch (error) {
      // Another failure says nothing of the payment: it is asked for again.
      if (isGone(error)) this.parts.onUnpaid(id);
    }
  }
}

const isWatched = () => document.visibilityState === 'visible' && navigator.onLine;
