import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Clock3, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { photoLimits } from '@kindling/contract/photo-files';
import type { OwnProfile, Photo } from '@kindling/contract/shapes/profile';
import { useUser } from '../account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { PhotoImage } from '../photos/photo-image';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toasts';
import { useOwnProfileChanged } from './own-profile-query';
import { PhotoUploader } from './photo-uploader';
import styles from './own-photos.module.scss';

/**
 * The member's photos: send more, choose the main one, remove. Texts: `own-profile`.
 *
 * @param onUploaded see `PhotoUploader`
 */
export function OwnPhotos({
  profile,
  onUploaded,
}: {
  profile: Pick<OwnProfile, 'photos' | 'main_image'>;
  onUploaded?: () => void;
}) {
  const { t } = useTranslation('own-profile');
  const { ofError } = useProblemText();
  const changed = useOwnProfileChanged();
  const path = usePaths();
  const isPremium = useUser()?.paid_user ?? false;
  const [removing, setRemoving] = useState<Photo>();
  const { photos, main_image: main } = profile;
  const limit = photoLimits[isPremium ? 'premium' : 'free'];
  const isFull = photos.length >= limit;

  const onError = (error: unknown) => showToast(ofError(error), 'danger');
  const makeMain = useMutation({
    mutationFn: ({ id }: Photo) => browserApi()('setMainPhoto', { params: { id } }),
    onSuccess: (answer, { status }) => {
      changed(answer);
      showToast(t(status === 'active' ? 'photos.made_main' : 'photos.made_main_waits'), 'success');
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Photo) => browserApi()('deletePhoto', { params: { id } }),
    onSuccess: (answer) => {
      changed(answer);
      showToast(t('photos.removed'), 'success');
    },
    onError,
    onSettled: () => setRemoving(undefined),
  });
  return (
    <div className={styles.photos}>
      {/* Who had premium once may have more. */}
      {photos.length <= limit && (
        <p className={styles.count}>{t('photos.number', { number: photos.length, limit })}</p>
      )}
      {photos.length > 0 && (
        <ul className={styles.grid}>
          {photos.map((photo, index) => {
            const name = t('photos.alt', { number: index + 1 });
            const isMain = photo.id === main?.id;
            return (
              <li key={photo.id} className={styles.tile}>
                <div className={styles.picture}>
                  <PhotoImage photo={photo} alt={name} sizes="(min-width: 768px) 220px, 46vw" />
                  {photo.status === 'inspection' && (
                    <p className={styles.status}>
                      <Clock3 aria-hidden="true" />
                      {t('photos.inspection')}
                    </p>
                  )}
                </div>
                <div className={styles.actions}>
                  {isMain ? (
                    <p className={styles.main}>
                      <Star aria-hidden="true" />
                      {t('photos.main')}
                    </p>
                  ) : (
                    <button
                      type="button"
                      className={styles.action}
                      disabled={makeMain.isPending}
                      aria-label={`${t('photos.make_main')}: ${name}`}
                      onClick={() => makeMain.mutate(photo)}
                    >
                      <Star aria-hidden="true" />
                      {t('photos.make_main')}
                    </button>
                  )}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`${t('photos.remove')}: ${name}`}
                    onClick={() => setRemoving(photo)}
                  >
                    <Trash2 aria-hidden="true" />
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <div className={styles.full}>
          <p>
            <strong>{t('errors:photo_limit_reached')}</strong>
          </p>
          <p>{t(isPremium ? 'photos.full' : 'photos.full_free', { limit, premium: photoLimits.premium })}</p>
          {!isPremium && (
            <ButtonLink to={path('premium')} look="secondary" size="small">
              {t('photos.about_premium')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <PhotoUploader {...(onUploaded && { onUploaded })} />
      )}
      {removing && (
        <Dialog title={t('photos.remove_title')} onClose={() => setRemoving(undefined)}>
          <p>{t('photos.remove_text')}</p>
          <div className={styles.choices}>
            <Button look="secondary" onClick={() => setRemoving(undefined)}>
              {t('photos.keep')}
            </Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(removing)}>
              {t('photos.remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
