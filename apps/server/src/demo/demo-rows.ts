import { consentVersion } from '@kindling/contract/consent-rules';
import type { AccountEntity } from '../modules/accounts/core/account.entity.js';
import type { ConversationEntity, ConversationMemberEntity } from '../modules/chats/conversation.entity.js';
import { bodyHash, pairOf } from '../modules/chats/chat-rules.js';
import type { MessageEntity } from '../modules/chats/message.entity.js';
import type { ConsentEntity } from '../modules/consents/consent.entity.js';
import type { PhotoRecord } from '../modules/profiles/photo-record.js';
import type { ProfileContactEntity } from '../modules/profiles/profile-contact.entity.js';
import type { ProfileEntity } from '../modules/profiles/profile.entity.js';
import { roundedLastSeen } from '../modules/profiles/profile-rules.js';
import type { PlannedChat, PlannedMessage } from './demo-chats.js';
import { demoId, demoUuid } from './demo-ids.js';
import type { DemoPerson } from './demo-people.js';

type Row<T> = Omit<T, 'tenantId'>;

/** What lies this far back was read; newer messages wait for their reader. */
const readAfterMs = 2 * 86_400_000;

export function accountRow(person: DemoPerson, passwordHash: string): Row<AccountEntity> {
  const email = person.email;
  if (email === null) throw new Error('Nobody logs in as a fictional profile');
  return {
    ...{ id: person.id, email, claimedEmail: email, status: 'active', passwordHash, trafficSource: null },
    passwordVersion: 0,
    language: person.profile.language,
    notificationsDisabled: null,
    signupStep: null,
    signupDate: person.createdAt,
    confirmedAt: person.createdAt,
    deletedAt: null,
  };
}

/**
 * What somebody agreed to when they came: the terms, and that what they tell of themselves is stored.
 *
 * @param companyAdded date on which the terms may depend
 */
export function consentRows(person: DemoPerson, companyAdded: string): Row<ConsentEntity>[] {
  const { id: memberId, brand, index, profile, createdAt } = person;
  const isSensitive = profile.sexuality !== null || profile.interests.length > 0;
  return (['terms', ...(isSensitive ? (['sensitive_data'] as const) : [])] as const).map((kind) => ({
    id: demoId(brand, kind, index),
    memberId,
    kind,
    version: consentVersion(kind, companyAdded),
    standing: true,
    givenAt: createdAt,
    withdrawnAt: null,
  }));
}

/** @param lastActAt the last thing the person did, in all of the demo */
export function profileRow(
  person: DemoPerson,
  lastActAt: Date,
  mainPhoto: PhotoRecord | null,
  placeId: number | null,
  now: Date,
): Row<ProfileEntity> {
  const { profile, createdAt } = person;
  const { name, fictional, gender, sexuality, country, region, city } = profile;
  const { reasonForSignup, relationshipStatus, hairColor, eyeColor, bodyType, tattoos } = profile;
  return {
    ...{ id: person.id, name, fictional, gender, sexuality, country, region, city, placeId },
    ...{ reasonForSignup, relationshipStatus, hairColor, eyeColor, bodyType, tattoos },
    dateOfBirth: dateOfBirth(profile.age, profile.birthday, now),
    status: 'active',
    invisible: false,
    listed: true,
    hiddenStatus: null,
    interests: [...profile.interests],
    seeking: null,
    aboutMe: profile.about,
    mainPhoto,
    pictured: mainPhoto?.status === 'active',
    createdAt,
    lastSeenAt: roundedLastSeen(lastActAt),
  };
}

/** The birth date of somebody who is `age` on the day of `now`, `YYYY-MM-DD`. */
function dateOfBirth(age: number, [month, dayOfMonth]: readonly [number, number], now: Date): string {
  const birthday = `${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  const isOver = birthday <= now.toISOString().slice(5, 10);
  return `${now.getUTCFullYear() - age - (isOver ? 0 : 1)}-${birthday}`;
}

export interface ChatRows {
  conversation: Row<ConversationEntity>;
  members: Row<ConversationMemberEntity>[];
  messages: Row<MessageEntity>[];
  contacts: Row<ProfileContactEntity>[];
}

/** @param creditsAfter what the sender had left after each message, by its id */
export function chatRows(
  { id, messages }: PlannedChat,
  creditsAfter: ReadonlyMap<string, number>,
  now: Date,
): ChatRows {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) throw new Error('A conversation without a message');
  const pair = [first.sender, first.recipient] as const;
  return {
    conversation: {
      id,
      ...pairOf(pair[0].id, pair[1].id),
      lastSeq: messages.length,
      lastHeldNo: 0,
      createdAt: first.at,
    },
    members: [memberRow(id, pair[0], pair[1], messages, now), memberRow(id, pair[1], pair[0], messages, now)],
    messages: messages.map((message, index) => messageRow(id, message, index + 1, creditsAfter)),
    contacts: pair.flatMap((person) => {
      const own = messages.find((message) => message.sender === person);
      return own ? [{ memberId: person.id, contactedId: own.recipient.id, createdAt: own.at }] : [];
    }),
  };
}

function memberRow(
  conversationId: string,
  member: DemoPerson,
  other: DemoPerson,
  messages: readonly PlannedMessage[],
  now: Date,
): Row<ConversationMemberEntity> {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) throw new Error('A conversation without a message');
  const unanswered = messages.length - 1 - messages.findLastIndex((message) => message.sender === member);
  const isFresh = member.role !== null || last.at.getTime() > now.getTime() - readAfterMs;
  return {
    conversationId,
    memberId: member.id,
    otherId: other.id,
    shown: true,
    started: first.sender === member,
    wrote: messages.some((message) => message.sender === member),
    unread: isFresh ? unanswered : 0,
    clearedSeq: 0,
    lastMessageId: last.id,
    lastAt: last.at,
  };
}

function messageRow(
  conversationId: string,
  message: PlannedMessage,
  seq: number,
  creditsAfter: ReadonlyMap<string, number>,
): Row<MessageEntity> {
  const { id, sender, recipient, text, at } = message;
  return {
    ...{ id, conversationId, senderId: sender.id, seq, heldNo: null, staffId: null },
    clientId: demoUuid(conversationId, 'message', seq),
    bodyHash: bodyHash(recipient.id, text),
    body: text,
    creditsAfter: creditsAfter.get(id) ?? 0,
    sentAt: at,
  };
}
