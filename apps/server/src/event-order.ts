import type { EventOrder } from './kernel/events.js';
import { memberActivated, memberSignedUp } from './modules/accounts/accounts.api.js';
import { AuditSettingsEdits } from './modules/site-settings/desk/audit-settings-edits.js';
import { DeliverHeldMessages } from './modules/chats/deliver-held-messages.js';
import { KeepSignupMessage } from './modules/chats/keep-signup-message.js';
import { RecordTerms } from './modules/consents/record-terms.js';
import { OpenWallet } from './modules/credits/open-wallet.js';
import { CreateProfile } from './modules/profiles/create-profile.js';
import { EnableProfile } from './modules/profiles/enable-profile.js';
import { memberUnblocked } from './modules/profiles/profiles.api.js';
import { settingsSaved } from './modules/site-settings/site-settings.api.js';

/**
 * Who takes part in which event, in this order: what a listener builds on comes first. The server does not start while
 * somebody listens who is missing here.
 */
export const eventOrder: EventOrder = [
  // The message that was written before the signup is sent by the new profile and paid from the new wallet.
  [memberSignedUp, [CreateProfile, RecordTerms, OpenWallet, KeepSignupMessage]],
  // What waited is delivered by somebody whom its reader can see.
  [memberActivated, [EnableProfile, DeliverHeldMessages]],
  [memberUnblocked, [DeliverHeldMessages]],
  [settingsSaved, [AuditSettingsEdits]],
];
