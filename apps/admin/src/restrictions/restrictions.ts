import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { RestrictionDraft, RestrictionRow } from '@kindling/contract/safety/calls/restriction-desk';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../shared/session/console-api';
import { isWholeReason } from '../shared/decisions/statement-preview';
import { t } from '../shared/words/texts';

/** What staff are about to take: a photo or a text of a member, or the whole account. */
export type RestrictionSubject =
  | { kind: 'profile_disabled' | 'account_banned' }
  | { kind: 'photo_removed'; photo_id: string }
  | { kind: 'text_removed'; field: HeldField };

const keyOf = (profileId: string) => ['listRestrictions', profileId];

/** What was taken from a member, the newest first. */
export function useRestrictions(profileId: string) {
  return useQuery({
    queryKey: keyOf(profileId),
    queryFn: () => callApi('listRestrictions', { params: { id: profileId } }),
  });
}

/** The statement as the member would get it. */
export function usePreview(profileId: string, draft: RestrictionDraft) {
  return useQuery({
    queryKey: ['previewRestriction', profileId, draft],
    queryFn: () => callApi('previewRestriction', { params: { id: profileId }, body: draft }),
    enabled: isWholeReason(draft),
    placeholderData: (before) => before,
  });
}

export function useImpose(profileId: string, onDone: () => void) {
  return useDecision(profileId, t('The member is told'), onDone, (draft: RestrictionDraft) =>
    callApi('imposeRestriction', { params: { id: profileId }, body: draft }),
  );
}

export function useLift(profileId: string, onDone: () => void) {
  return useDecision(
    profileId,
    t('Lifted. The member is told'),
    onDone,
    (lift: { id: string; note: string }) =>
      callApi('endRestriction', { params: { id: lift.id }, body: { note: lift.note } }),
  );
}

/** Marks a photo as explicit, or takes the mark away. */
export function useMark(profileId: string) {
  return useDecision(
    profileId,
    t('Marked'),
    () => undefined,
    ({ photoId, explicit }: { photoId: string; explicit: boolean }) =>
      callApi('markPhoto', { params: { id: profileId, photo: photoId }, body: { explicit } }),
  );
}

/** A decision; afterwards the profile and its list are read again. */
function useDecision<T>(
  profileId: string,
  said: string,
  onDone: () => void,
  decide: (input: T) => Promise<RestrictionRow | { done: true }>,
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: () => {
      notify(said, { type: 'success' });
      onDone();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOf(profileId) });
      refresh();
    },
  });
}
