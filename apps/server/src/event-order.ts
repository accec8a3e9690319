import type { EventOrder } from './kernel/outbox/events.js';
import { memberActivated, memberMailChanged, memberSignedUp } from './modules/accounts/accounts.api.js';
import { AuditSettingsEdits } from './modules/brands/site-settings/desk/audit-settings-edits.js';
import { settingsSaved } from './modules/brands/site-settings/site-settings.api.js';
import {
  chatDeleted,
  conversationRead,
  messageChanged,
  messageDelivered,
  messageReturned,
  openerHeld,
  openerRefused,
} from './modules/chats/chats.api.js';
import { QueueTurns } from './modules/chats/fictional-desk/turns/queue-turns.js';
import { TellGone } from './modules/chats/live/tell-gone.js';
import { TellMembers } from './modules/chats/live/tell-members.js';
import { DeliverHeldMessages } from './modules/chats/messages/deliver-held-messages.js';
import { KeepSignupMessage } from './modules/chats/openers/keep-signup-message.js';
import { chargeReturned, walletChanged } from './modules/credits/credits.api.js';
import { OpenWallet } from './modules/credits/wallet/open-wallet.js';
import { StopWhenClosed } from './modules/mails/mailings/newsletters/stop-when-closed.js';
import { NoteEvents } from './modules/mails/notices/rounds/note-events.js';
import { ShownMembers } from './modules/meeting/discovery/shown-members.js';
import { likeSeen, likeTakenBack, memberLiked } from './modules/meeting/likes/likes.api.js';
import { HandOverLikes } from './modules/meeting/likes/signup/hand-over-likes.js';
import { ForgetDifferences } from './modules/money/books/ledger/forget-differences.js';
import { WelcomeMailboxes } from './modules/money/discounts/welcome-mailboxes.js';
import { paymentsForgotten } from './modules/money/payments/payments.api.js';
import { SettleReturned } from './modules/money/payments/refunds/returned/settle-returned.js';
import { RecordTerms } from './modules/profiles/consents/record-terms.js';
import { photoGone, photoStored } from './modules/profiles/photos/photos.api.js';
import {
  mainPhotoChanged,
  memberBlocked,
  memberUnblocked,
  profileRenamed,
  profileRestricted,
  profileUnrestricted,
  profileWithdrawn,
  textHeld,
  textSettled,
} from './modules/profiles/profiles.api.js';
import { CreateProfile } from './modules/profiles/record/create-profile.js';
import { EnableProfile } from './modules/profiles/record/enable-profile.js';
import { QueueOpeners } from './modules/safety/moderation/openers/queue-openers.js';
import { QueuePhotos } from './modules/safety/moderation/photos/queue-photos.js';
import { QueueTexts } from './modules/safety/moderation/texts/queue-texts.js';
import { ForgetGonePicture } from './modules/safety/reports/pictures/forget-gone-picture.js';
import { TellDesk } from './modules/safety/restrictions/imposing/tell-desk.js';
import { restrictionEnded } from './modules/safety/restrictions/restrictions.api.js';
import { EndVerification } from './modules/safety/verification/verification.api.js';

/**
 * Who takes part in which event, in this order: what a listener builds on comes first. The server does not start while
 * somebody listens who is missing here.
 */
export const eventOrder: EventOrder = [
  // The message that was written before the signup is sent by the new profile and paid from the new wallet.
  [memberSignedUp, [CreateProfile, RecordTerms, OpenWallet, KeepSignupMessage, HandOverLikes]],
  // What waited is delivered by somebody whom its reader can see.
  [memberActivated, [EnableProfile, WelcomeMailboxes, HandOverLikes, DeliverHeldMessages, TellMembers]],
  [memberMailChanged, [WelcomeMailboxes]],
  [profileRestricted, [TellMembers]],
  [profileUnrestricted, [DeliverHeldMessages, TellMembers]],
  [profileWithdrawn, [TellGone, ShownMembers]],
  [profileRenamed, [TellMembers, ShownMembers]],
  [memberBlocked, [TellMembers]],
  [memberUnblocked, [DeliverHeldMessages, TellMembers]],
  [settingsSaved, [AuditSettingsEdits, StopWhenClosed]],
  [photoStored, [QueuePhotos]],
  [photoGone, [QueuePhotos]],
  [restrictionEnded, [ForgetGonePicture, TellDesk]],
  [textHeld, [QueueTexts]],
  [textSettled, [QueueTexts]],
  [mainPhotoChanged, [EndVerification, QueuePhotos, TellMembers, ShownMembers]],
  [messageDelivered, [QueueTurns, NoteEvents, TellMembers]],
  [openerHeld, [QueueOpeners]],
  [openerRefused, [TellMembers]],
  [conversationRead, [NoteEvents, TellMembers]],
  [chatDeleted, [TellMembers]],
  [messageChanged, [TellMembers]],
  [messageReturned, [NoteEvents, TellMembers]],
  [memberLiked, [NoteEvents, TellMembers]],
  [likeTakenBack, [TellMembers]],
  [likeSeen, [TellMembers]],
  [walletChanged, [TellMembers]],
  [chargeReturned, [SettleReturned]],
  [paymentsForgotten, [ForgetDifferences]],
];
