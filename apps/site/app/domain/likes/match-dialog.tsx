import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { useUser } from '../account/use-user';
import { NoPhoto } from '../photos/no-photo';
import { usePhotoAddress } from '../photos/photo-address';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './match-dialog.module.scss';

/**
 * Two likes met (specification §4): a press anywhere closes it, its first button to a message to them, the
 * other and the picture to the profile. Needs the
 * texts of `likes`.
 */
export function MatchDialog({
  profile,
  chat,
  onClose,
  onProfile,
}: {
  profile: ProfileCard;
  /** Address at which one writes to them. */
  chat: string;
  onClose: () => void;
  /** Opens the profile with this id. */
  onProfile: (id: string) => void;
}) {
  const { t } = useTranslation('likes');
  const user = useUser();
  return (
    <Dialog title={t('match.title')} onClose={onClose}>
      <div className={styles.match} onClick={onClose}>
        <div className={styles.pair}>
          {user && (
            <span className={styles.picture}>
              <Picture profile={user.profile} />
            </span>
          )}
          <Heart className={styles.heart} aria-hidden="true" />
          <button
            type="button"
            className={styles.picture}
            aria-label={t('match.open', { name: profile.name })}
            onClick={(event) => {
              event.stopPropagation();
              onProfile(profile.id);
            }}
          >
            <Picture profile={profile} />
          </button>
        </div>
        <p>{t('match.text', { name: profile.name })}</p>
        {profile.fictional && <FictionalLabel />}
        <ButtonLink to={chat} size="large" wide onClick={(event) => event.stopPropagation()}>
          <MessageCircle aria-hidden="true" />
          {t('match.write', { name: profile.name })}
        </ButtonLink>
        <Button
          look="secondary"
          wide
          onClick={(event) => {
            event.stopPropagation();
            onProfile(profile.id);
          }}
        >
          {t('match.open', { name: profile.name })}
        </Button>
      </div>
    </Dialog>
  );
}

function Picture({ profile }: { profile: Pick<ProfileCard, 'name' | 'main_image'> }) {
  const address = usePhotoAddress();
  if (!profile.main_image) return <NoPhoto name={profile.name} />;
  return <img src={address(profile.main_image.match)} alt="" />;
}
