import type { QueryClient } from '@tanstack/react-query';
import { changeUser } from '../../account/change-user';
import { chatsQuery } from '../chats-query';
import { askAgainIfGone } from '../../profiles/member-query';
import { keepDraft, readDrafts } from '../../drafts/drafts';
import {
  droppedElsewhere,
  dropUnsent,
  isKeptUnsent,
  keepUnsent,
  readUnsent,
  type UnsentMessage,
} from '../../unsent/unsent-messages';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { browserQueryClient } from '../../../shared/api/query-client';
import { sendMessage } from './send-message';
import { fromStorage, SendQueue, type Outgoing, type SendingStop } from './send-queue';

export type Sent = AnswerOf<'sendMessage'>;

/** The page that shows the conversation of a message. */
export interface OpenConversation {
  onSent(sent: Sent): void;
  /** @param text to be restored in the composer; empty if only a gift or a picture was refused */
  onStop(text: string, stop: SendingStop): void;
  onUnacknowledged(message: Outgoing): void;
}

/** Delay of a retry after a failure while the browser believes to be online. */
const againMs = 10_000;

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
      onStop: ({ to }, texts, stop) => this.stop(to, texts, stop),
      onUnacknowledged: (message) => this.open.get(message.to.id)?.onUnacknowledged(message),
      keep: (message) => this.keep(message),
      drop: (clientId) => {
        this.kept.delete(clientId);
        dropUnsent(storage, memberId, clientId);
      },
      isGone: (clientId) => this.kept.has(clientId) && !isKeptUnsent(storage, memberId, clientId),
      isOnline: () => navigator.onLine,
    });
    for (const message of readUnsent(storage, memberId)) this.queue.add(fromStorage(message));
    addEventListener('storage', (event) => {
      const clientId = droppedElsewhere(event, memberId);
      if (clientId !== undefined) this.queue.forget(clientId);
    });
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

  private keep(message: UnsentMessage): void {
    if (keepUnsent(this.storage, this.memberId, message)) this.kept.add(message.clientId);
  }

  private stop(to: Outgoing['to'], texts: readonly Outgoing[], stop: SendingStop): void {
    const text = texts.map((message) => message.text).join('\n');
    const page = this.open.get(to.id);
    if (page) page.onStop(text, stop);
    else if (text !== '') this.keepForLater(to, text);
  }

  private keepForLater(to: Outgoing['to'], text: string): void {
    const begun = readDrafts(this.storage, this.memberId).find(({ profileId }) => profileId === to.id)?.text;
    keepDraft(this.storage, this.memberId, {
      profileId: to.id,
      name: to.name,
      fictional: to.fictional,
      text: begun ? `${text}\n${begun}` : text,
      isStopped: true,
    });
  }
}

let current: { memberId: string; queue: MemberQueue } | undefined;

/** The browser's one queue of a member; it resumes what an earlier page could not send. Browser only. */
export function memberQueue(memberId: string): MemberQueue {
  if (current?.memberId !== memberId)
    current = { memberId, queue: new MemberQueue(memberId, browserQueryClient(), localStorage) };
  return current.queue;
}
