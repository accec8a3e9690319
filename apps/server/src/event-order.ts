import type { EventOrder } from './kernel/outbox/events.js';
import {
  browserRemembered,
  memberActivated,
  memberMailChanged,
  memberSignedUp,
} from './modules/accounts/accounts.api.js';
import { AuditSettingsEdits } from './modules/brands/site-settings/desk/audit-settings-edits.js';
import { settingsSaved } from './modules/brands/site-settings/site-settings.api.js';
import {
  chatDeleted,
  conversationRead,
  messageChanged,
  messageDelivered,
  messageRetracted,
  messageReturned,
  openerHeld,
  openerRefused,
} from './modules/chats/chats.api.js';
import { QueueTurns } from './modules/chats/fictional-desk/turns/queue-turns.js';
import { PublishHiddenProfiles } from './modules/chats/live/publish-hidden-profiles.js';
import { PublishLiveEvents } from './modules/chats/live/publish-live-events.js';
import { DeliverHeldMessages } from './modules/chats/messages/deliver-held-messages.js';
import { KeepSignupMessage } from './modules/chats/openers/keep-signup-message.js';
import { chargeReturned, walletChanged } from './modules/credits/credits.api.js';
import { OpenWallet } from './modules/credits/wallet/open-wallet.js';
import { StopWhenClosed } from './modules/mails/mailings/newsletters/stop-when-closed.js';
import { NoteEvents } from './modules/mails/notices/rounds/note-events.js';
import { ShownMembers } from './modules/meeting/discovery/shown-members.js';
import { likeSeen, likeTakenBack, memberLiked } from './modules/meeting/likes/likes.api.js';
import { HandOverLikes } from './modules/meeting/likes/signup/hand-over-likes.js';
import { DifferencesRepository } from './modules/money/books/books.api.js';
import { WelcomeMailboxes } from './modules/money/discounts/welcome-mailboxes.js';
import { paymentsForgotten } from './modules/money/payments/payments.api.js';
import { ReverseCredits } from './modules/money/payments/refunds/reverse-credits.js';
import { ConsentRecord } from './modules/profiles/consents/consent-record.js';
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
import { SignupProfile } from './modules/profiles/record/signup-profile.js';
import { FraudDesk } from './modules/safety/fraud/fraud-desk.js';
import { NoteMarks } from './modules/safety/fraud/note-marks.js';
import { OpenerDesk } from './modules/safety/moderation/opener-desk.js';
import { PhotoDesk } from './modules/safety/moderation/photo-desk.js';
import { TextDesk } from './modules/safety/moderation/text-desk.js';
import { TakeMeasure } from './modules/safety/reports/cases/take-measure.js';
import { Appeals } from './modules/safety/restrictions/appeals/appeals.js';
import { restrictionEnded } from './modules/safety/restrictions/restrictions.api.js';
import { EndVerification } from './modules/safety/verification/verification.api.js';

/**
 * Who takes part in which event, in this order: what a listener builds on comes first. The server does not start while
 * somebody listens who is missing here.
 */
export const eventOrder: EventOrder = [
  // The message that was written before the signup is sent by the new profile and paid from the new wallet.
  [memberSignedUp, [SignupProfile, ConsentRecord, OpenWallet, KeepSignupMessage, HandOverLikes]],
  // What waited is delivered by somebody whom its reader can see.
  [memberActivated, [SignupProfile, WelcomeMailboxes, HandOverLikes, DeliverHeldMessages, PublishLiveEvents]],
  [browserRemembered, [NoteMarks]],
  [memberMailChanged, [WelcomeMailboxes]],
  [profileRestricted, [PublishLiveEvents]],
  [profileUnrestricted, [DeliverHeldMessages, PublishLiveEvents]],
  [profileWithdrawn, [PublishHiddenProfiles, ShownMembers]],
  [profileRenamed, [PublishLiveEvents, ShownMembers]],
  [memberBlocked, [PublishLiveEvents]],
  [memberUnblocked, [DeliverHeldMessages, PublishLiveEvents]],
  [settingsSaved, [AuditSettingsEdits, StopWhenClosed]],
  [photoStored, [PhotoDesk, NoteMarks]],
  [photoGone, [PhotoDesk]],
  [restrictionEnded, [TakeMeasure, FraudDesk, Appeals]],
  [textHeld, [TextDesk]],
  [textSettled, [TextDesk]],
  [mainPhotoChanged, [EndVerification, PhotoDesk, PublishLiveEvents, ShownMembers]],
  [messageDelivered, [QueueTurns, NoteEvents, NoteMarks, PublishLiveEvents]],
  [openerHeld, [OpenerDesk, NoteMarks]],
  [openerRefused, [PublishLiveEvents]],
  [conversationRead, [NoteEvents, PublishLiveEvents]],
  [chatDeleted, [PublishLiveEvents]],
  [messageChanged, [PublishLiveEvents]],
  [messageRetracted, [QueueTurns, PublishLiveEvents]],
  [messageReturned, [NoteEvents, PublishLiveEvents]],
  [memberLiked, [NoteEvents, PublishLiveEvents]],
  [likeTakenBack, [PublishLiveEvents]],
  [likeSeen, [PublishLiveEvents]],
  [walletChanged, [PublishLiveEvents]],
  [chargeReturned, [ReverseCredits]],
  [paymentsForgotten, [DifferencesRepository]],
];
