import type { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@kindling/contract/api-problem';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { changeUser } from '../../account/change-user';
import { chatsQuery } from '../chats-query';
import { askAgainIfGone } from '../../profiles/member-query';
import { giveBackAsDraft } from '../../unsent/give-back';
import {
  dropUnsent,
  isKeptUnsent,
  isUnpaid,
  keepUnsent,
  onUnsentChange,
  readUnsent,
  type UnsentMessage,
} from '../../unsent/unsent-messages';
import { userQuery } from '../../account/use-user';
import { paymentQuery } from '../../credits/payment-query';
import { queryOptions, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { browserQueryClient } from '../../../shared/api/query-client';
import { AwaitedPayments } from './awaited-payments';
import { sendMessage } from './send-message';
import { fromStorage, SendQueue, type Outgoing, type SendingStop } from './send-queue';

export type Sent = AnswerOf<'sendMessage'>;

/** The page that shows the conversation of a message. */
export interface OpenConversation {
  onSent(sent: Sent): void;
  /** @param text to be restored in the composer; empty if only a gift or a picture was refused */
  onStop(text: string, stop: SendingStop, refused: Outgoing): void;
  /** Nothing was paid for what waited for a payment. @param text to be restored in the composer */
  onUnpaid(text: string): void;
  onUnacknowledged(message: Outgoing): void;
  onUnconfirmed(message: Outgoing, reason: MessageWarning): void;
}

/** Delay of a retry after a failure while the browser believes to be online. */
const againMs = 10_000;
/** A message goes out by itself if its payment is settled within a day. */
const mostWaitMs = 24 * 60 * 60_000;

/** The queue of the member who uses this page, and the consequences of its answers. */
export class MemberQueue {
  readonly queue: SendQueue<Sent>;
  private readonly open = new Map<string, OpenConversation>();
  /** Stored messages that no page has sent or given up yet. */
  private readonly kept = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly memberId: string,
    private readonly client: QueryClient,
    private readonly storage: Storage,
  ) {
    this.queue = new SendQueue<Sent>({
      send: (message, onPart) =>
        sendMessage(message, onPart).catch((error: unknown) => {
          askAgainIfGone(client, error);
          throw error;
        }),
      onSent: (message, sent) => this.sent(message, sent),
      onStop: (refused, texts, stop) => this.stop(refused, texts, stop),
      onUnacknowledged: (message) => this.open.get(message.to.id)?.onUnacknowledged(message),
      onUnconfirmed: (message, reason) => this.unconfirmed(message, reason),
      keep: (message) => this.keep(message),
      drop: (clientId) => {
        this.kept.delete(clientId);
        dropUnsent(storage, memberId, clientId);
      },
      isGone: (clientId) => this.kept.has(clientId) && !isKeptUnsent(storage, memberId, clientId),
      isOnline: () => navigator.onLine,
    });
    for (const message of readUnsent(storage, memberId)) this.queue.add(fromStorage(message));
    onUnsentChange(() => this.forgetDropped());
    const awaited = new AwaitedPayments({
      ids: () => this.queue.unpaid().map(({ payment }) => payment.id),
      ask: (id) => askPayment(client, id),
      onPaid: (id) => this.paid(id),
      onUnpaid: (id) => this.giveBack(this.queue.release(id, new ApiProblem('insufficient_credits', 402))),
    });
    this.queue.subscribe(() => awaited.watch());
    awaited.watch();
    addEventListener('online', () => void this.resume());
    addEventListener('beforeunload', (event) => {
      // Text is kept; a picture would be lost.
      if (this.queue.all().some(({ picture, state }) => picture && state !== 'failed'))
        event.preventDefault();
    });
    this.queue.subscribe(() => this.tryLater());
  }

  /** Registers the page that shows the conversation with a member. @returns unregisters it */
  attend(profileId: string, conversation: OpenConversation): () => void {
    this.open.set(profileId, conversation);
    return () => {
      if (this.open.get(profileId) === conversation) this.open.delete(profileId);
    };
  }

  /** Gives back what waits for a payment, unless another page of the browser is sending it by now. */
  takeBack(message: Outgoing): void {
    const { clientId, gift } = message;
    const kept = readUnsent(this.storage, this.memberId).find((one) => one.clientId === clientId);
    if (kept && !isUnpaid(kept)) return;
    this.queue.discard(clientId);
    if (!gift) this.giveBack([message]);
  }

  /** Sends what waits, if the session is still this member's: another one may have logged in meanwhile. */
  private async resume(): Promise<void> {
    try {
      const { user } = await browserApi()('getUser');
      if (user?.id === this.memberId) this.queue.resume();
    } catch {
      this.tryLater();
    }
  }

  private tryLater(): void {
    const waits = this.queue.all().some(({ state }) => state === 'waiting');
    const busy = this.queue.all().some(({ state }) => state === 'sending');
    if (!waits || busy || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (navigator.onLine) void this.resume();
    }, againMs);
  }

  private sent({ to }: Outgoing, sent: Sent): void {
    this.open.get(to.id)?.onSent(sent);
    changeUser(this.client, () => ({ credits: sent.credits }));
    void this.client.invalidateQueries({ queryKey: chatsQuery.key });
    void this.client.invalidateQueries({ queryKey: ['getCredits'] });
  }

  /** What was written long ago may no longer be meant: its author sends it themselves. */
  private paid(id: string): void {
    const isOld = this.queue
      .unpaid()
      .some(({ payment, writtenAt }) => payment.id === id && Date.now() - Date.parse(writtenAt) > mostWaitMs);
    if (isOld) this.giveBack(this.queue.release(id));
    else this.queue.settle(id);
    for (const queryKey of [userQuery.key, ['getCredits']]) void this.client.invalidateQueries({ queryKey });
  }

  /** Drops what another page, or another part of this one, sent or gave up. */
  private forgetDropped(): void {
    for (const clientId of this.kept) {
      if (isKeptUnsent(this.storage, this.memberId, clientId)) continue;
      this.queue.forget(clientId);
      if (!this.queue.all().some((message) => message.clientId === clientId)) this.kept.delete(clientId);
    }
  }

  private keep(message: UnsentMessage): void {
    if (keepUnsent(this.storage, this.memberId, message)) this.kept.add(message.clientId);
  }

  private stop(refused: Outgoing, texts: readonly Outgoing[], stop: SendingStop): void {
    const text = joined(texts);
    const page = this.open.get(refused.to.id);
    if (page) page.onStop(text, stop, refused);
    else if (text !== '') giveBackAsDraft(this.storage, this.memberId, refused.to, text);
  }

  /** Without its page the text waits in the composer, as one that was never sent. */
  private unconfirmed(message: Outgoing, reason: MessageWarning): void {
    const page = this.open.get(message.to.id);
    if (page) page.onUnconfirmed(message, reason);
    else giveBackAsDraft(this.storage, this.memberId, message.to, message.text);
  }

  private giveBack(texts: readonly Outgoing[]): void {
    // Each goes before what is in the field.
    for (const { to, text } of texts.toReversed()) {
      const page = this.open.get(to.id);
      if (page) page.onUnpaid(text);
      else giveBackAsDraft(this.storage, this.memberId, to, text);
    }
  }
}

const joined = (texts: readonly Outgoing[]) => texts.map(({ text }) => text).join('\n');

/** Asks for a payment's state; the page of the payment gets the answer, too. */
async function askPayment(client: QueryClient, id: string) {
  const options = { ...queryOptions(paymentQuery(id)), staleTime: 0 };
  return (await client.fetchQuery(options)).payment.status;
}

let current: { memberId: string; queue: MemberQueue } | undefined;

/** The browser's one queue of a member; it resumes what an earlier page could not send. Browser only. */
export function memberQueue(memberId: string): MemberQueue {
  if (current?.memberId !== memberId)
    current = { memberId, queue: new MemberQueue(memberId, browserQueryClient(), localStorage) };
  return current.queue;
}
