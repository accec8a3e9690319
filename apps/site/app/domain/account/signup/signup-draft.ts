import {
  dateOfBirthProblem,
  passwordProblem,
  profileNameProblem,
} from '@kindling/contract/accounts/account-rules';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { textLength } from '@kindling/contract/text/text-length';

/** Step 0 of the signup: exactly these fields (decisions §11.4); the message only if there is a receiver. */
export interface SignupDraft {
  email: string;
  name: string;
  date_of_birth: string;
  password: string;
  message: string;
}

export type DraftField = keyof SignupDraft;
export type DraftProblems = Partial<Record<DraftField, FieldProblemCode>>;

export const emptyDraft: SignupDraft = { email: '', name: '', date_of_birth: '', password: '', message: '' };

export interface DraftRules {
  /** The brand's name. */
  brand: string;
  minimumAge: number;
  /** The day in the brand's time zone, `YYYY-MM-DD`. */
  today: string;
  /** 0 if there is no receiver. */
  messageLength: number;
}

/** All problems of a draft; an empty object if it may be sent. */
export function draftProblems(
  draft: SignupDraft,
  { brand, minimumAge, today, messageLength }: DraftRules,
): DraftProblems {
  const found: Record<DraftField, FieldProblemCode | undefined> = {
    email: emailProblem(draft.email),
    name: profileNameProblem(draft.name, draft.email, brand),
    date_of_birth: dateOfBirthProblem(draft.date_of_birth, minimumAge, today),
    password: passwordProblem(draft.password),
    message: messageLength > 0 && textLength(draft.message.trim()) > messageLength ? 'too_long' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as DraftProblems;
}

/** Whether something was typed that closing would lose. */
export function isBegun(draft: SignupDraft): boolean {
  return Object.values(draft).some((value) => value !== '');
}

const storageKey = 'signup-draft';

/**
 * The draft of this tab, so that a reload loses nothing but the password, which is never stored.
 *
 * @param to the receiver of the message: what was written to one member is not for another
 */
export function readDraft(storage: Pick<Storage, 'getItem'>, to?: string): SignupDraft {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(stored).filter(
      ([field, value]) =>
        field in emptyDraft &&
        field !== 'password' &&
        typeof value === 'string' &&
        (field !== 'message' || (to !== undefined && stored['to'] === to)),
    );
    return { ...emptyDraft, ...(Object.fromEntries(known) as Partial<SignupDraft>) };
  } catch {
    return emptyDraft;
  }
}

/** @param to the receiver of the message */
export function storeDraft(storage: Pick<Storage, 'setItem'>, draft: SignupDraft, to?: string): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ ...draft, password: undefined, to }));
  } catch {
    // Storage may be disabled or full; the draft then lives as long as the form.
  }
}

export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
