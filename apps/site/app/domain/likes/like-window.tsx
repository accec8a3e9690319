import { lazy, Suspense } from 'react';
import { Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { NoPhoto } from '../photos/no-photo';
import { usePhotoAddress } from '../photos/photo-address';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './like-window.module.scss';

// Only a match has them.
const OpenerChoice = lazy(() => import('./opener-choice'));

/** What connects the two: a like in both directions, one of theirs, or none at all. */
export type LikeKind = 'match' | 'liker' | 'suggestion';

/**
 * Shows a member in a window (specification §4) and says what they are: a match, a liker, or a suggestion. A press anywhere
 * closes it; its picture and button lead to the profile, of a match also to a message, with first lines. Needs the texts of
 * `likes`.
 */
export function LikeWindow({
  kind,
  profile,
  chat,
  onClose,
  onProfile,
}: {
  kind: LikeKind;
  profile: ProfileCard;
  /** Address of the conversation with them. */
  chat: string;
  onClose: () => void;
  onProfile: (id: string) => void;
}) {
  const { t } = useTranslation('likes');
  const user = useUser();
  const { id, name } = profile;
  const words = kind === 'match' ? 'match' : (`window.${kind}` as const);
  return (
    <Dialog title={t(`${words}.title`)} onClose={onClose}>
      <div className={styles.match} onClick={onClose}>
        <div className={kind === 'match' ? styles.pair : styles.one}>
          {kind === 'match' && user && (
            <span className={styles.picture}>
              <Picture profile={user.profile} />
            </span>
          )}
          {kind !== 'suggestion' && <Heart className={styles.heart} aria-hidden="true" />}
          <button
            type="button"
            className={styles.picture}
            aria-label={t('match.open', { name })}
            onClick={(event) => {
              event.stopPropagation();
              onProfile(id);
            }}
          >
            <Picture profile={profile} />
          </button>
        </div>
        <p>{t(`${words}.text`, { name })}</p>
        {profile.fictional && <FictionalLabel />}
        {kind === 'match' && (
          <Suspense fallback={<div className={styles.openers} />}>
            <OpenerChoice profile={profile} chat={chat} />
          </Suspense>
        )}
        {kind === 'match' && (
          <ButtonLink to={chat} size="large" wide onClick={(event) => event.stopPropagation()}>
            <MessageCircle aria-hidden="true" />
            {t('match.write', { name })}
          </ButtonLink>
        )}
        <Button
          look={kind === 'match' ? 'secondary' : 'primary'}
          wide
          onClick={(event) => {
            event.stopPropagation();
            onProfile(id);
          }}
        >
          {t('match.open', { name })}
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
