import { dateOfBirthProblem, profileNameProblem } from '@kindling/contract/accounts/account-rules';
import { plainName } from '@kindling/contract/text/name-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { findingsIn } from '@kindling/contract/text/text-rules';
import { newPasswordProblem } from '../../console/authentication/authentication.api.js';
import { mailboxProblem } from '../core/mailbox.js';

export interface DraftFields {
  email: string;
  name: string;
  dateOfBirth: string;
  /** Undefined for a signup by passkey. */
  password?: string | undefined;
}

export interface DraftRules {
  /** The brand's name. */
  brand: string;
  /** `forbidden_words` of the brand. */
  forbiddenWords: readonly string[];
  minimumAge: number;
  /** The day in the brand's time zone, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Whether a visit may become a member without an invitation (specification §6, decisions §3.6).
 *
 * @param source where the visit came from
 */
export function isSignupOpen(policy: Settings['signups'], source: TrafficSource | undefined): boolean {
  return policy === 'all' || (policy === 'with_trafficsource' && source !== undefined);
}

/**
 * What is wrong with the draft's fields (specification §5), by the names the API has for them.
 */
export function draftProblems(
  draft: DraftFields,
  { brand, forbiddenWords, minimumAge, today }: DraftRules,
): Record<string, FieldProblemCode> {
  const found: Record<string, FieldProblemCode | undefined> = {
    email: mailboxProblem(draft.email),
    name: profileNameProblem(draft.name, draft.email, brand) ?? textProblem(draft.name, forbiddenWords),
    date_of_birth: dateOfBirthProblem(draft.dateOfBirth, minimumAge, today),
    password: draft.password === undefined ? undefined : newPasswordProblem(draft.password, draft, brand),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, FieldProblemCode] => entry[1] !== undefined),
  );
}

/** At signup a doubtful name is refused at once, not queued for review. */
function textProblem(name: string, forbiddenWords: readonly string[]): FieldProblemCode | undefined {
  return findingsIn(plainName(name), forbiddenWords).length > 0 ? 'name_refused' : undefined;
}
