import type { Language } from '@kindling/contract/languages';
import { marketingKinds, type NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { hasPassword } from '../../console/authentication/authentication.api.js';
import type { AccountStatus } from './account.entity.js';
import type { StoredAccount } from './accounts.repository.js';

/** An account that is not deleted, as other modules see it. */
export interface Account {
  id: string;
  /** In its normalised form. */
  email: string;
  status: Exclude<AccountStatus, 'deleted'>;
  /** False for who signed up by passkey and chose no password since. */
  hasPassword: boolean;
  language: Language;
  /** Topics that the member gets neither by mail nor by push; advertising is one until they consent (trust 13). */
  notificationsDisabled: readonly NotificationKind[];
  /** Whether read marks are shown, of this member and to them. */
  readMarks: boolean;
  /** The step of the signup that comes next, 1 to 4; null once all were done or skipped. */
  signupStep: number | null;
  signupDate: Date;
  /** Null until the address is confirmed. */
  confirmedAt: Date | null;
  /** The address takes no mail; only what its member asks for is tried. */
  mailRefused: boolean;
}

/** @returns undefined for a deleted one */
export function accountOf(stored: StoredAccount): Account | undefined {
  const { id, email, status, language, readMarks, signupStep, signupDate, confirmedAt } = stored;
  if (status === 'deleted') return undefined;
  const notificationsDisabled = stored.notificationsDisabled ?? marketingKinds;
  const mailRefused = stored.mailRefusedAt !== null;
  return {
    ...{ id, email, status, language, notificationsDisabled, readMarks, signupStep },
    ...{ signupDate, confirmedAt, mailRefused, hasPassword: hasPassword(stored) },
  };
}
