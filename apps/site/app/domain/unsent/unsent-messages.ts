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
  /** It was refused and waits for its author. */
  isFailed: boolean;
}

const prefix = 'unsent ';

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
    return true;
  } catch {
    return false;
  }
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

/** The client id of the member's message that another page has just sent or given up; undefined for any other event. */
export function droppedElsewhere(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  memberId: string,
): string | undefined {
  const own = `${prefix}${memberId} `;
  return newValue === null && key?.startsWith(own) ? key.slice(own.length) : undefined;
}

/** Forgets one that has arrived or was given up. */
export function dropUnsent(storage: Storage, memberId: string, clientId: string): void {
  try {
    storage.removeItem(`${prefix}${memberId} ${clientId}`);
  } catch {
    // Disabled: then nothing is in it.
  }
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
    typeof message.isFailed === 'boolean'
  );
}
