import { keepDraft, readDrafts } from '../drafts/drafts';
import { dropUnsent, isUnpaid, readUnsent, tellUnsentChange, type UnsentMessage } from './unsent-messages';

/** Puts a text before what was begun to the same member, where their conversation finds it. */
export function giveBackAsDraft(
  storage: Storage,
  memberId: string,
  to: UnsentMessage['to'],
  text: string,
): void {
  const begun = readDrafts(storage, memberId).find(({ profileId }) => profileId === to.id)?.text;
  keepDraft(storage, memberId, {
    profileId: to.id,
    name: to.name,
    fictional: to.fictional,
    text: begun ? `${text}\n${begun}` : text,
    isStopped: true,
  });
  tellUnsentChange();
}

/**
 * Takes back a message that waits for its payment: a text becomes a draft, a gift is given up.
 *
 * @returns false if it is no longer waiting: a page is sending it, or it is gone
 */
export function takeBackUnpaid(storage: Storage, memberId: string, clientId: string): boolean {
  const message = readUnsent(storage, memberId).find((kept) => kept.clientId === clientId);
  if (!message || !isUnpaid(message)) return false;
  if (message.text !== '') giveBackAsDraft(storage, memberId, message.to, message.text);
  dropUnsent(storage, memberId, clientId);
  return true;
}
