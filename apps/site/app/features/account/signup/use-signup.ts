import { useState } from 'react';
import { dayIn } from '@kindling/contract/brands/brand-day';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { FirstMessage } from '../../../domain/account/account-dialogs';
import { forgetLiked, readLiked } from '../../../domain/swipe/liked-before-signup';
import { beginSteps } from '../../../domain/account/signup/signup-visit';
import { visitEntry } from '../../../domain/account/signup/visit-entry';
import { useBecomeUser, useUser } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useAlive } from '../../../shared/site/use-alive';
import { useSite } from '../../../shared/site/site-data';
import { forgetInvite, takeInvite } from './invite-token';
import {
  draftProblems,
  emptyDraft,
  forgetDraft,
  readDraft,
  storeDraft,
  type DraftField,
  type DraftProblems,
  type SignupDraft,
} from '../../../domain/account/signup/signup-draft';
import { useSignupGate } from './signup-gate';

/**
 * State and actions of the signup form; after it there is a member, and the steps follow. Remount it when `useAlive` turns
 * true: only then is the stored draft known.
 *
 * @param to the receiver of the first message
 */
export function useSignup(to?: FirstMessage) {
  const { settings, language } = useSite();
  const becomeUser = useBecomeUser();
  const { ofError } = useProblemText();
  const alive = useAlive();
  const [draft, setDraft] = useState<SignupDraft>(() =>
    alive ? readDraft(sessionStorage, to?.profileId) : emptyDraft,
  );
  const [liked, setLiked] = useState(() => (alive ? readLiked(sessionStorage) : []));
  const [invite] = useState(() => (alive ? takeInvite() : ''));
  const gate = useSignupGate(useUser() === null);
  const [visited, setVisited] = useState<ReadonlySet<DraftField>>(new Set());
  const [refused, setRefused] = useState<DraftProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [byPasskey, setByPasskey] = useState(false);

  const found = draftProblems(draft, {
    brand: settings.name,
    minimumAge: settings.minimum_age,
    today: dayIn(settings.time_zone, new Date()),
    messageLength: to ? settings.message_length : 0,
  });
  if (byPasskey) delete found.password;

  const change = (part: Partial<SignupDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(sessionStorage, next, to?.profileId);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const send = async (acknowledged: boolean, website: string) => {
    setVisited(new Set(Object.keys(emptyDraft) as DraftField[]));
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const entry = visitEntry(window.location.search);
    try {
      const { email, name, date_of_birth, password, message } = draft;
      const { user } = await gate.send({
        email,
        name,
        date_of_birth,
        ...(byPasskey ? {} : { password }),
        language,
        ...(entry ? { entry } : {}),
        ...(invite ? { invite } : {}),
        ...(liked.length > 0 ? { liked: liked.map(({ id }) => id) } : {}),
        ...(website ? { website } : {}),
        ...(to && message.trim() !== ''
          ? {
              signup_message: { profile_id: to.profileId, text: message },
              acknowledge_fictional: acknowledged,
            }
          : {}),
      });
      forgetDraft(sessionStorage);
      forgetLiked(sessionStorage);
      forgetInvite();
      beginSteps(sessionStorage);
      becomeUser(user);
    } catch (error) {
      if (isApiProblem(error) && error.code === 'invite_invalid') forgetInvite();
      const fields = isApiProblem(error) ? fieldsOf(error.fields) : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0) setFailure(ofError(error));
    } finally {
      setBusy(false);
    }
  };

  const togglePasskey = async () => {
    setFailure(null);
    if (byPasskey) return setByPasskey(false);
    try {
      // Refused on a host of the brand that passkeys do not work on.
      await browserApi()('getPasskeyChallenge');
      setByPasskey(true);
    } catch (error) {
      setFailure(ofError(error));
    }
  };

  const problems: DraftProblems = { ...refused };
  for (const [field, problem] of Object.entries(found) as [DraftField, FieldProblemCode][]) {
    if (visited.has(field)) problems[field] = problem;
  }
  return {
    draft,
    /** Fields that lost the focus once. */
    left: visited,
    /** It was submitted once, which showed all problems. */
    tried: visited.size === Object.keys(emptyDraft).length,
    problems,
    failure,
    busy,
    invited: invite !== '',
    /** The member whom the visitor liked on a landing page. */
    liked,
    /** The visitor takes the like back. */
    dropLiked() {
      forgetLiked(sessionStorage);
      setLiked([]);
    },
    /** Neither the brand nor an invitation admits this visit. */
    closed: gate.inviteOnly && invite === '',
    /** The browser does the work that the server demands before it accepts the signup. */
    proving: busy && gate.working,
    /** Signs up without a password: the passkey is made once the address is confirmed. */
    byPasskey,
    /** Takes the password's place or gives it back; undefined where the browser has no passkeys. */
    togglePasskey: alive && 'PublicKeyCredential' in window ? togglePasskey : undefined,
    change,
    /** The field lost the focus: from now on its problem is shown while typing. */
    visit: (field: DraftField) => setVisited((before) => new Set(before).add(field)),
    send,
  };
}

function fieldsOf(fields: Readonly<Record<string, FieldProblemCode>> | undefined): DraftProblems {
  const known = Object.entries(fields ?? {}).map(([field, problem]) => [
    field === 'signup_message.text' ? 'message' : field,
    problem,
  ]);
  return Object.fromEntries(
    known.filter(([field]) => field !== undefined && field in emptyDraft),
  ) as DraftProblems;
}
