import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnLikedPart } from '@kindling/contract/meeting/calls/likes';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import styles from './liked-for.module.scss';

/** What of the reader's profile somebody liked, below their card. Needs the texts of `likes` and `prompts`. */
export function LikedFor({ part }: { part: NonNullable<OwnLikedPart> }) {
  const { t } = useTranslation('likes');
  const address = usePhotoAddress();
  if ('prompt' in part)
    return (
      <p className={styles.part}>
        <Heart aria-hidden="true" />
        <span>{t('about.prompt', { prompt: t(`prompts:${part.prompt}`) })}</span>
      </p>
    );
  const { status, thumb_filename: file } = part.photo;
  return (
    <p className={styles.part}>
      {/* One that still waits for its inspection is served by the site itself. */}
      <img src={status === 'active' ? address(file) : file} alt="" loading="lazy" />
      <span>{t('about.photo')}</span>
    </p>
  );
}
