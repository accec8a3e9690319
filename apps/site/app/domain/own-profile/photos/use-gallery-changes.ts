import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Photo } from '@kindling/contract/profiles/profile';
import { isApiProblem } from '../../../shared/api/page-queries';
import { browserApi } from '../../../shared/api/browser-api';
import { browserQueryClient } from '../../../shared/api/query-client';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { showToast } from '../../../shared/ui/notices/toasts';
import { ownProfileQuery, useOwnProfileChanged } from '../own-profile-query';

/** In sequence: each answer is the whole profile, and the last one must be the newest. */
const scope = { id: 'own-photos' };

/**
 * What a member does to their photos. A deleted photo disappears at once; the toast restores it.
 *
 * @param onRemoved called with the photo's former place, once it is gone
 */
export function useGalleryChanges(onRemoved: (place: number) => void) {
  const { t } = useTranslation('own-profile');
  const { ofError } = useProblemText();
  const changed = useOwnProfileChanged();
  const onError = (error: unknown) => {
    showToast(ofError(error), 'danger');
    // Another window may have changed them: the current state is shown next.
    void browserQueryClient().invalidateQueries({ queryKey: ownProfileQuery.key });
  };

  const makeMain = useMutation({
    scope,
    mutationFn: ({ id }: Photo) => browserApi()('setMainPhoto', { params: { id } }),
    onSuccess: (answer, { status }) => {
      changed(answer);
      showToast(t(status === 'active' ? 'photos.made_main' : 'photos.made_main_waits'), 'success');
    },
    onError,
  });
  const order = useMutation({
    scope,
    mutationFn: (ids: readonly string[]) => browserApi()('orderPhotos', { body: { ids: [...ids] } }),
    onSuccess: changed,
    onError,
  });
  const restore = useMutation({
    scope,
    mutationFn: ({ id }: Photo) => browserApi()('restorePhoto', { params: { id } }),
    onSuccess: (answer) => {
      changed(answer);
      showToast(t('photos.restored'), 'success');
    },
    onError: (error) => {
      const isGone = isApiProblem(error) && error.code === 'not_found';
      if (isGone) showToast(t('photos.restore_late'), 'danger');
      else onError(error);
    },
  });
  const remove = useMutation({
    scope,
    mutationFn: ({ photo }: { photo: Photo; place: number }) =>
      browserApi()('deletePhoto', { params: { id: photo.id } }),
    onSuccess: (answer, { photo, place }) => {
      changed(answer);
      showToast(t('photos.removed'), 'plain', {
        label: t('photos.undo'),
        run: () => restore.mutate(photo),
      });
      onRemoved(place);
    },
    onError,
  });
  return { makeMain, order, remove };
}
