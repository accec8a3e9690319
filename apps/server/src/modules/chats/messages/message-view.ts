import { Injectable } from '@nestjs/common';
import type { Message } from '@kindling/contract/chats/message';
import { textStart } from '@kindling/contract/text/text-length';
import { quoteLength } from '../chat-rules.js';
import { chatPhotoPath } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository, type MessagePhotoRow } from '../photos/message-photos.repository.js';
import { UnwantedWords, type IsUnwanted } from '../unwanted-words/unwanted-words.js';
import { MessageReactionsRepository, type ReactionRow } from './message-reactions.repository.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';

/** Who reads messages of a conversation. */
export interface Reader {
  memberId: string;
  /** Up to this place the reader deleted the conversation for themselves. */
  clearedSeq: number;
}

/** What belongs to messages and has tables of its own. */
interface Around {
  quoted: ReadonlyMap<string, MessageRow>;
  reactions: ReadonlyMap<string, readonly ReactionRow[]>;
  photos: ReadonlyMap<string, MessagePhotoRow>;
  /** By their reader. */
  unwanted: ReadonlyMap<string, IsUnwanted>;
}

/** Messages as one of the two reads them. However many there are, it takes the same few statements. */
@Injectable()
export class MessageViews {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly messageReactions: MessageReactionsRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly unwantedWords: UnwantedWords,
  ) {}

  /** @param readerOf the reader by the conversation, of which there may be several */
  async of(rows: readonly MessageRow[], readerOf: (conversationId: string) => Reader): Promise<Message[]> {
    const readers = rows.map((row) => readerOf(row.conversationId));
    const around = await this.around(rows, readers);
    return rows.map((row) => messageFor(readerOf(row.conversationId), row, around));
  }

  /** One message as each of several reads it. @param isNew it was written now and has no reactions yet */
  async forReaders(row: MessageRow, readers: readonly Reader[], isNew = false): Promise<Message[]> {
    const around = await this.around([row], readers, isNew);
    return readers.map((reader) => messageFor(reader, row, around));
  }

  /** @throws Error for no row */
  async one(row: MessageRow, reader: Reader, isNew = false): Promise<Message> {
    const [message] = await this.forReaders(row, [reader], isNew);
    if (!message) throw new Error('A message that is not shown');
    return message;
  }

  private async around(
    rows: readonly MessageRow[],
    readers: readonly Reader[],
    areNew = false,
  ): Promise<Around> {
    const shown = rows.filter((row) => !isGone(row));
    // Of a reader's own words they are not warned, but may quote the other one's.
    const receivers = readers.filter(({ memberId }) =>
      shown.some(({ senderId, replyToId }) => senderId !== memberId || replyToId !== null),
    );
    const [quoted, reactions, photos, unwanted] = await Promise.all([
      this.messages.findByIds([...new Set(shown.flatMap((row) => row.replyToId ?? []))]),
      // A held message was seen by its sender alone.
      areNew
        ? []
        : this.messageReactions.ofMessages(shown.filter((row) => row.seq !== null).map((row) => row.id)),
      this.messagePhotos.ofMessages(shown.filter((row) => row.kind === 'photo').map((row) => row.id)),
      this.unwantedWords.unwantedBy([...new Set(receivers.map(({ memberId }) => memberId))]),
    ]);
    return {
      quoted: new Map(quoted.map((row) => [row.id, row])),
      reactions: Map.groupBy(reactions, (row) => row.messageId),
      photos: new Map(photos.map((row) => [row.messageId, row])),
      unwanted,
    };
  }
}

/** Whether neither side is shown what a message held: staff removed it, or its sender took it back. */
export function isGone({ removedAt, retractedAt }: Pick<MessageRow, 'removedAt' | 'retractedAt'>): boolean {
  return removedAt !== null || retractedAt !== null;
}

/** The id that the sender's browser gave it is shown to the sender alone, and a warning to the receiver alone. */
function messageFor(reader: Reader, row: MessageRow, around: Around): Message {
  const { quoted, reactions, photos } = around;
  const isUnwanted = around.unwanted.get(reader.memberId);
  const fromMe = row.senderId === reader.memberId;
  const isEmpty = isGone(row);
  return {
    id: row.id,
    client_id: fromMe ? row.clientId : null,
    seq: row.seq,
    from_me: fromMe,
    kind: row.retractedAt === null ? row.kind : 'text',
    text: isEmpty ? '' : row.body,
    photo: photoFor(fromMe, photos.get(row.id)),
    gift: isEmpty ? null : row.gift,
    reply_to:
      isEmpty || row.replyToId === null ? null : quoteFor(reader, quoted.get(row.replyToId), isUnwanted),
    reactions: (reactions.get(row.id) ?? []).map(({ emoji, memberId }) => ({
      emoji,
      from_me: memberId === reader.memberId,
    })),
    removed: row.removedAt !== null,
    retracted: row.retractedAt !== null,
    unwanted: !fromMe && !isEmpty && isUnwanted?.(row.body) === true,
    restriction: fromMe ? row.restrictionId : null,
    warning: fromMe || isEmpty ? null : (row.harm ?? row.warning),
    staff: row.staffId !== null,
    held: row.seq === null,
    in_review: row.inReview,
    returned: fromMe && row.returnedAt !== null,
    sent_at: row.sentAt.toISOString(),
  };
}

/** Nothing in it leads to the clear picture until its receiver opened it (trust 20). */
function photoFor(fromMe: boolean, photo: MessagePhotoRow | undefined): Message['photo'] {
  if (!photo) return null;
  const { width, height, placeholder, storageKey, blurredKey, openedAt } = photo;
  const opened = fromMe || openedAt !== null;
  const src = opened ? chatPhotoPath(storageKey) : null;
  return { width, height, placeholder, blurred: chatPhotoPath(blurredKey), src, opened };
}

function quoteFor(
  reader: Reader,
  row: MessageRow | undefined,
  isUnwanted: IsUnwanted | undefined,
): Message['reply_to'] {
  if (!row || row.seq === null || row.seq <= reader.clearedSeq) return null;
  const fromMe = row.senderId === reader.memberId;
  return {
    id: row.id,
    from_me: fromMe,
    kind: row.retractedAt === null ? row.kind : 'text',
    text: isGone(row) ? '' : textStart(row.body, quoteLength),
    retracted: row.retractedAt !== null,
    unwanted: !fromMe && !isGone(row) && isUnwanted?.(row.body) === true,
  };
}
