import type { Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import type { SignupMessage } from '../core/account-events.js';
import type { ChallengeAnswer } from '../proof/proof-challenges.js';
import type { DraftFields } from './signup-rules.js';

/** What a visitor sends to become a member. */
export interface SignupDraft extends DraftFields {
  /** The language the visitor reads; the brand's own when it does not offer this one. */
  language?: Language;
  message?: SignupMessage;
  /** Ids of the profiles that the visitor liked before. */
  likedIds?: readonly string[];
  /** The page that the visit began on. */
  entry?: PageName;
  /** Token of an invitation. */
  invite?: string;
  challenge?: ChallengeAnswer;
  /** What was written into the field that people do not see. */
  website?: string;
}
