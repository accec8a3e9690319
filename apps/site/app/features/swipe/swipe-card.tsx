import { memo, useEffect, useRef } from 'react';
import { Heart, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FoundCard } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { Where } from '../../domain/places/where';
import { OnlineBadge } from '../../domain/profiles/online-badge';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import type { Choice } from '../../domain/swipe/choice';
import { flyIn, land } from '../../domain/swipe/fly';
import styles from './swipe-card.module.scss';

/**
 * A card of the game. The table drags the top one; a decided card flies out and is inert, as those below are. The label of a
 * fictional profile is a strip above the picture. It is rendered again only when its own place changes.
 */
export const SwipeCard = memo(function SwipeCard({
  profile,
  to,
  depth,
  leaving,
  entering,
}: {
  profile: FoundCard;
  to: string;
  /** 0 is the top. */
  depth: number;
  /** Whether it was decided and is flying out. */
  leaving: boolean;
  /** The side from which it returns. */
  entering: Choice | null;
}) {
  const { t } = useTranslation();
  const names = usePlaceNames();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!leaving && card.current) land(card.current);
  }, [leaving]);
  useEffect(() => {
    if (entering && card.current) flyIn(card.current, entering);
  }, [entering]);

  const place = placeOf(profile, names);
  return (
    <article
      ref={card}
      className={classNames(styles.card, leaving && styles.leaving)}
      data-depth={leaving ? undefined : depth}
      inert={leaving || depth > 0}
    >
      {profile.fictional && <FictionalLabel strip />}
      <Link to={to} className={styles.link} draggable={false}>
        {profile.main_image ? (
          <PhotoImage
            photo={profile.main_image}
            alt=""
            sizes="(min-width: 576px) 420px, 100vw"
            eager
            className={styles.photo}
          />
        ) : (
          <NoPhoto name={profile.name} />
        )}
        <span className={styles.caption}>
          {profile.notes.new_member && <span className={styles.note}>{t('common:new_member')}</span>}
          <span className={styles.name}>
            <bdi>{profile.name}</bdi> <span>{profile.age}</span>
            <OnlineBadge presence={profile.presence} />
          </span>
          <Where className={styles.place} place={place} distance={profile.distance_km} />
        </span>
      </Link>
      <span className={styles.likes} data-stamp="like" aria-hidden="true">
        <Heart />
      </span>
      <span className={styles.passes} data-stamp="pass" aria-hidden="true">
        <X />
      </span>
    </article>
  );
});
