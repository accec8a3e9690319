import { ApiProblem } from '@kindling/contract/api-problem';
import { messageWarnings, type MessageWarning } from '@kindling/contract/chats/message-warnings';
import type { Gift } from '@kindling/contract/chats/gifts';
import { isUnpaid, type PaymentOfMessage, type UnsentMessage } from '../../unsent/unsent-messages';

/**
 * A message that was written and is not confirmed. `waiting`: for its turn, or for a connection. `unpaid`: for the payment of
 * its credits. `failed`: it was refused and stays until it is retried or given up.
 */
export interface Outgoing extends UnsentMessage {
  /** Set for a photo, which is lost with the page. */
  picture: { file: File; width: number; height: number } | null;
  state: 'waiting' | 'unpaid' | 'sending' | 'failed';
  /** The part of a picture that was sent, 0 to 1. */
  part: number;
  /** Why it failed; undefined where that was not kept. */
  problem?: ApiProblem | undefined;
}

/** What a member sends; exactly one of the first three is set. */
export interface Written {
  text?: string;
  gift?: Gift;
  picture?: NonNullable<Outgoing['picture']>;
  replyTo?: UnsentMessage['replyTo'];
}

/** A new message for the queue, under an id of its own that it keeps over every retry and reload. */
export function newOutgoing(
  { id, name, fictional }: Outgoing['to'],
  { text = '', gift, picture, replyTo }: Written,
): Outgoing {
  return {
    clientId: crypto.randomUUID(),
    to: { id, name, fictional },
    text,
    gift: gift ?? null,
    picture: picture ?? null,
    replyTo: replyTo ?? null,
    writtenAt: new Date().toISOString(),
    acknowledged: false,
    isFailed: false,
    state: 'waiting',
    part: 0,
  };
}

/** Refusals that credits or premium remove. */
const sendingStops = ['insufficient_credits', 'conversation_limit_reached', 'premium_required'] as const;
export type SendingStop = (typeof sendingStops)[number];

export interface QueueParts<Answer> {
  /** @throws ApiProblem */
  send(message: Outgoing, onProgress: (part: number) => void): Promise<Answer>;
  onSent(message: Outgoing, answer: Answer): void;
  /**
   * Credits or premium are missing for `refused`. All waiting texts to the same member are given back, in their order, and
   * leave the queue; what a text field can't hold stays in it as failed.
   */
  onStop(refused: Outgoing, texts: readonly Outgoing[], stop: SendingStop): void;
  /** The first message to a fictional profile needs an acknowledgement; it leaves the queue. */
  onUnacknowledged(message: Outgoing): void;
  /** Its author is asked whether to send it, for this reason; it leaves the queue. */
  onUnconfirmed(message: Outgoing, reason: MessageWarning): void;
  keep(message: UnsentMessage): void;
  drop(clientId: string): void;
  /** Whether another page of the member gave it up, or sent it: then it must not be sent from here. */
  isGone(clientId: string): boolean;
  isOnline(): boolean;
}

/**
 * Sends messages, to each member one after the other in the order of writing. Without a connection they wait for `resume`. It
 * belongs to the browser, not to a page.
 */
export class SendQueue<Answer> {
  private messages: readonly Outgoing[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly parts: QueueParts<Answer>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly Outgoing[] => this.messages;

  add(message: Outgoing): void {
    if (this.messages.some(({ clientId }) => clientId === message.clientId)) return;
    this.change([...this.messages, message]);
    if (!message.picture) this.parts.keep(kept(message));
    this.pump(message.to.id);
  }

  /** Sends what waits, once there is a connection again. */
  resume(): void {
    for (const to of new Set(this.messages.map((message) => message.to.id))) this.pump(to);
  }

  /** Sends it at today's price: its author has seen why it was refused. */
  retry(clientId: string): void {
    const message = this.find(clientId);
    if (!message) return;
    this.patch(clientId, { state: 'waiting', part: 0, problem: undefined, payment: undefined });
    this.keep(clientId);
    this.pump(message.to.id);
  }

  /** Lets a refused message wait for a payment. */
  awaitPayment(clientId: string, payment: PaymentOfMessage): void {
    this.patch(clientId, { state: 'unpaid', part: 0, problem: undefined, payment });
    this.keep(clientId);
  }

  /** Those that wait for a payment. */
  unpaid(): readonly (Outgoing & { payment: PaymentOfMessage })[] {
    return this.messages.filter(
      (message): message is Outgoing & { payment: PaymentOfMessage } => message.state === 'unpaid',
    );
  }

  /** Sends what waited for a payment, whose credits have arrived. */
  settle(paymentId: string): void {
    for (const { clientId, to, payment } of this.unpaid()) {
      if (payment.id !== paymentId || this.parts.isGone(clientId)) continue;
      this.patch(clientId, { state: 'waiting', payment: { ...payment, isSettled: true } });
      this.keep(clientId);
      this.pump(to.id);
    }
  }

  /**
   * Gives up waiting for a payment: texts leave the queue, what a text field can't hold stays in it as failed.
   *
   * @param why of those that stay
   * @returns the texts
   */
  release(paymentId: string, why?: ApiProblem): readonly Outgoing[] {
    const released = this.unpaid().filter(({ payment, clientId }) => {
      return payment.id === paymentId && !this.parts.isGone(clientId);
    });
    const texts = released.filter(({ gift }) => !gift);
    for (const { clientId, gift } of released) if (gift) this.fail(clientId, why);
    this.remove(texts.map(({ clientId }) => clientId));
    return texts;
  }

  discard(clientId: string): void {
    this.remove([clientId]);
  }

  /** Drops one that another page gave up or sent, unless it is on its way from here. */
  forget(clientId: string): void {
    if (this.find(clientId)?.state === 'sending') return;
    this.change(this.messages.filter((message) => message.clientId !== clientId));
  }

  private pump(to: string): void {
    const line = this.messages.filter((message) => message.to.id === to);
    const next = line.find(({ state }) => state === 'waiting');
    if (!next || line.some(({ state }) => state === 'sending') || !this.parts.isOnline()) return;
    if (this.parts.isGone(next.clientId)) {
      this.forget(next.clientId);
      this.pump(to);
      return;
    }
    void this.run(next);
  }

  private keep(clientId: string): void {
    const message = this.find(clientId);
    if (message && !message.picture) this.parts.keep(kept(message));
  }

  private async run(message: Outgoing): Promise<void> {
    const { clientId, to } = message;
    this.patch(clientId, { state: 'sending', part: 0 });
    try {
      const answer = await this.parts.send(message, (part) => this.patch(clientId, { part }));
      this.parts.onSent(message, answer);
      this.remove([clientId]);
    } catch (error) {
      if (!this.refused(message, error)) return;
    }
    this.pump(to.id);
  }

  /** @returns whether to send the next one */
  private refused(message: Outgoing, error: unknown): boolean {
    const problem = error instanceof ApiProblem ? error : new ApiProblem('unexpected', 0);
    if (problem.code === 'unavailable' && problem.status === 0) {
      this.patch(message.clientId, { state: 'waiting', part: 0 });
      return false;
    }
    if (isStop(problem.code)) {
      const stopped = this.messages.filter(
        ({ to, state }) => to.id === message.to.id && (state === 'waiting' || state === 'sending'),
      );
      const texts = stopped.filter(({ gift, picture }) => !gift && !picture);
      this.remove(texts.map(({ clientId }) => clientId));
      for (const { clientId } of stopped) this.fail(clientId, problem);
      this.parts.onStop(message, texts, problem.code);
      return false;
    }
    if (problem.code === 'fictional_acknowledgement_required') {
      this.remove([message.clientId]);
      this.parts.onUnacknowledged(message);
      return true;
    }
    if (problem.code === 'message_confirmation_required') {
      this.remove([message.clientId]);
      this.parts.onUnconfirmed(message, reasonOf(problem));
      return true;
    }
    this.fail(message.clientId, problem);
    return true;
  }

  private fail(clientId: string, problem: ApiProblem | undefined): void {
    this.patch(clientId, { state: 'failed', problem });
    this.keep(clientId);
  }

  private find(clientId: string): Outgoing | undefined {
    return this.messages.find((message) => message.clientId === clientId);
  }

  private remove(clientIds: readonly string[]): void {
    this.change(this.messages.filter(({ clientId }) => !clientIds.includes(clientId)));
    for (const clientId of clientIds) this.parts.drop(clientId);
  }

  private patch(clientId: string, change: Partial<Outgoing>): void {
    this.change(
      this.messages.map((message) => (message.clientId === clientId ? { ...message, ...change } : message)),
    );
  }

  private change(messages: readonly Outgoing[]): void {
    this.messages = messages;
    for (const listener of this.listeners) listener();
  }
}

function isStop(code: string): code is SendingStop {
  return (sendingStops as readonly string[]).includes(code);
}

/** A page may be older than the server, and not know a reason. */
function reasonOf({ params }: ApiProblem): MessageWarning {
  return messageWarnings.find((reason) => reason === params['reason']) ?? 'contact';
}

function kept(message: Outgoing): UnsentMessage {
  const { clientId, to, text, gift, replyTo, writtenAt, acknowledged, isSure } = message;
  const { state, problem, payment } = message;
  return {
    ...{ clientId, to, text, gift, replyTo, writtenAt, acknowledged, isSure, payment },
    isFailed: state === 'failed',
    refusal: state === 'failed' ? problem?.code : undefined,
  };
}

/** A message of the browser's storage, in the queue's form. */
export function fromStorage(message: UnsentMessage): Outgoing {
  const { isFailed, refusal } = message;
  const state = isFailed ? 'failed' : isUnpaid(message) ? 'unpaid' : 'waiting';
  const problem = isFailed && refusal !== undefined ? new ApiProblem(refusal, 0) : undefined;
  return { ...message, picture: null, part: 0, state, problem };
}
