import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { PhotoImage } from '../../domain/photos/photo-image';
import { ReportButton } from '../../domain/reports/report-button';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './flow-photo.module.scss';
import { LockedPhoto } from './locked-photo';
import { lockWord } from './photo-lock';
import type { NumberedPhoto } from './profile-flow';

const sizes = '(min-width: 1200px) 540px, (min-width: 768px) 50vw, 100vw';

/**
 * One photo of a profile, enlarged by a press. One that the reader may not see was blurred by the server (decisions §4.4) and says
 * what would reveal it.
 */
export function FlowPhoto({
  profile,
  photo,
  number,
  isFirst = false,
  isOwn,
  more = 0,
  onEnlarge,
  children,
}: NumberedPhoto & {
  profile: Pick<Profile, 'id' | 'name' | 'fictional'>;
  /** At the top of the profile, edge to edge on phones. */
  isFirst?: boolean;
  isOwn: boolean;
  /** How many further photos the same lock keeps blurred. */
  more?: number;
  onEnlarge: () => void;
  /** Its heart. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('members');
  const { id, name, fictional } = profile;
  const lock = lockWord(photo.locked_by);
  const alt = t('photos.alt', { name, number });
  const image = <PhotoImage photo={photo} alt={lock ? '' : alt} sizes={sizes} eager={isFirst} />;
  return (
    <div className={classNames(styles.stage, isFirst && styles.first)}>
      {fictional && <FictionalLabel strip />}
      <div className={styles.frame}>
        {lock ? (
          <>
            {image}
            <LockedPhoto lock={lock} more={more} />
          </>
        ) : (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={t('photos.enlarge', { number })}
            onClick={onEnlarge}
          >
            {image}
          </button>
        )}
      </div>
      {!lock && !isOwn && <ReportButton target={{ id, name, photo: photo.id }} onPicture />}
      {!lock && children}
    </div>
  );
}
