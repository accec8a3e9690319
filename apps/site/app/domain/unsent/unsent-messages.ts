import type { ProblemCode } from '@kindling/contract/problems';
import type { Gift } from '@kindling/contract/chats/gifts';
import { gifts } from '@kindling/contract/chats/gifts';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { ProfileCard } from '@kindling/contract/profiles/profile';

/**
 * A message that the server has not confirmed yet, kept in this browser so that it survives a reload and is sent once there is
 * a connection. Each under a key of its own, because other tabs write, too. Photos are too large to be kept.
 */
export interface UnsentMessage {
  /** Generated once; a repeat with it is the same message and charged once (decisions §6.1). */
  clientId: string;
  to: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
  /** Empty for a gift. */
  text: string;
  gift: Gift | null;
  replyTo: Message['reply_to'];
  /** ISO 8601, by the writer's clock. */
  writtenAt: string;
  /** The notice about the fictional profile was ticked for it. */
  acknowledged: boolean;
  /** Its author was asked whether to send it, and said yes. */
  isSure?: boolean | undefined;
  /** It was refused and waits for its author. */
  isFailed: boolean;
  /** Why it was refused. */
  refusal?: ProblemCode | undefined;
  /** The payment that it goes out after; absent for one that is sent at once. */
  payment?: PaymentOfMessage | undefined;
}

/** The purchase of the credits for a message. */
export interface PaymentOfMessage {
  id: string;
  /** The most credits that its author agreed to pay for it: what they were shown. */
  atMost: number;
  /** Whether the credits have arrived; until then the message waits. */
  isSettled: boolean;
}

/** Whether a message waits for its payment. */
export const isUnpaid = ({ payment }: Pick<UnsentMessage, 'payment'>) => payment?.isSettled === false;

const prefix = 'unsent ';

const listeners = new Set<() => void>();

/** Listens to every change of what is kept, by this tab or another. Browser only. @returns ends it */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Tells this tab's listeners; other tabs hear of it from the browser. */
export function tellUnsentChange(): void {
  for (const listener of listeners) listener();
}

/** The member's unsent messages in the order of writing; another member's are removed. */
export function readUnsent(storage: Storage, memberId: string): UnsentMessage[] {
  try {
    const own = `${prefix}${memberId} `;
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) if (!key.startsWith(own)) storage.removeItem(key);
    return keys
      .filter((key) => key.startsWith(own))
      .flatMap((key) => parsed(storage.getItem(key)))
      .sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
  } catch {
    // Storage may be disabled: then nothing is in it.
    return [];
  }
}

/**
 * Stores a message or its new state.
 *
 * @returns false if the storage is full or disabled: then only the page has it
 */
export function keepUnsent(storage: Storage, memberId: string, message: UnsentMessage): boolean {
  try {
    storage.setItem(`${prefix}${memberId} ${message.clientId}`, JSON.stringify(message));
  } catch {
    return false;
  }
  tellUnsentChange();
  return true;
}

/** Whether one is still kept: no page has sent it or given it up. */
export function isKeptUnsent(storage: Storage, memberId: string, clientId: string): boolean {
  try {
    return storage.getItem(`${prefix}${memberId} ${clientId}`) !== null;
  } catch {
    // Disabled meanwhile: no other page can have taken it out.
    return true;
  }
}

/** Forgets one that has arrived or was given up. */
export function dropUnsent(storage: Storage, memberId: string, clientId: string): void {
  try {
    storage.removeItem(`${prefix}${memberId} ${clientId}`);
  } catch {
    // Disabled: then nothing is in it.
  }
  tellUnsentChange();
}

function parsed(stored: string | null): UnsentMessage[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isUnsent(value) ? [value] : [];
  } catch {
    // The key holds something else.
    return [];
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  const message = value as Partial<Record<keyof UnsentMessage, unknown>> | null;
  const to = message?.to as Partial<Record<keyof UnsentMessage['to'], unknown>> | null | undefined;
  return (
    typeof message === 'object' &&
    message !== null &&
    typeof to?.id === 'string' &&
    typeof to.name === 'string' &&
    typeof to.fictional === 'boolean' &&
    typeof message.clientId === 'string' &&
    typeof message.text === 'string' &&
    (message.gift === null || (gifts as readonly unknown[]).includes(message.gift)) &&
    (message.replyTo === null || typeof message.replyTo === 'object') &&
    typeof message.writtenAt === 'string' &&
    typeof message.acknowledged === 'boolean' &&
    typeof message.isFailed === 'boolean' &&
    (message.isSure === undefined || typeof message.isSure === 'boolean') &&
    (message.refusal === undefined || typeof message.refusal === 'string') &&
    (message.payment === undefined || isPayment(message.payment))
  );
}

function isPayment(value: unknown): value is PaymentOfMessage {
  const payment = value as Partial<Record<keyof PaymentOfMessage, unknown>> | null;
  return (
    typeof payment === 'object' &&
    payment !== null &&
    typeof payment.id === 'string' &&
    typeof payment.atMost === 'number' &&
    typeof payment.isSettled === 'boolean'
  );
}
