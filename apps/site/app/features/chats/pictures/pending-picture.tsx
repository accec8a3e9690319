import { useTranslation } from 'react-i18next';
import { PhotoPreview } from '../../../domain/photos/photo-preview';
import type { Outgoing } from '../../../domain/chats/sending/send-queue';
import { PictureFrame } from './picture-frame';
import styles from './pending-picture.module.scss';

/** A picture on its way, in its future place, with its progress. */
export function PendingPicture({
  picture,
  state,
  part,
}: {
  picture: NonNullable<Outgoing['picture']>;
} & Pick<Outgoing, 'state' | 'part'>) {
  const { t } = useTranslation('chats');
  return (
    <PictureFrame of={picture}>
      <PhotoPreview file={picture.file} longestPx={680} />
      <span className="visually-hidden">{t('kind.photo')}</span>
      {state === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={t('message.sending')}
          // Once all is sent the server is processing it, without known progress.
          {...(part < 1 ? { value: part, max: 1 } : {})}
        />
      )}
    </PictureFrame>
  );
}
