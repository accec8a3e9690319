import { memo, useEffect, useRef } from 'react';
import { ChevronUp, Heart, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import { useUser } from '../../domain/account/use-user';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { Where } from '../../domain/places/where';
import { CardNotes } from '../../domain/profiles/card-notes';
import { OnlineBadge } from '../../domain/profiles/online-badge';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import type { Choice } from '../../domain/swipe/choice';
import { flyIn, land } from '../../domain/swipe/fly';
import { showMore, showPhoto } from './card-scroll';
import { SharedChips } from './shared-chips';
import { sharedThings } from './shared-things';
import styles from './swipe-card.module.scss';
import { SwipeDetails } from './swipe-details';
import { SwipePhotos } from './swipe-photos';

/** Shared things on the photo; the text below it has all of them. */
const chips = 3;
/** The card on top and the one that follows it have their text. */
const worded = 2;

/**
 * A card of the game: photos, and the text that is pulled up over them, or beside them on wide screens. The table drags the top one; a
 * decided card flies out and is inert, as those below are. The label of a fictional profile is a strip above the picture. It is
 * rendered again only when its own place changes.
 */
export const SwipeCard = memo(function SwipeCard({
  profile,
  to,
  depth,
  leaving,
  entering,
}: {
  profile: DeckCard;
  to: string;
  /** 0 is the top. */
  depth: number;
  /** Whether it was decided and is flying out. */
  leaving: boolean;
  /** The side from which it returns. */
  entering: Choice | null;
}) {
  const { t } = useTranslation('swipe');
  const names = usePlaceNames();
  const reader = useUser()?.profile;
  const card = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

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
      <div className={styles.scroll} data-scrolls="">
        <div className={styles.stage}>
          <SwipePhotos profile={profile} isTop={depth === 0} />
          <div className={styles.caption}>
            <CardNotes notes={profile.notes} />
            <Link to={to} className={styles.name} draggable={false}>
              <bdi>{profile.name}</bdi> <span>{profile.age}</span>
              <OnlineBadge presence={profile.presence} />
            </Link>
            <Where className={styles.place} place={place} distance={profile.distance_km} />
            <SharedChips things={sharedThings(profile, reader).slice(0, chips)} />
            <button
              ref={more}
              type="button"
              className={styles.more}
              aria-label={t('more', { name: profile.name })}
              onClick={() => {
                showMore(card.current);
                heading.current?.focus({ preventScroll: true });
              }}
            >
              <ChevronUp aria-hidden="true" />
            </button>
          </div>
        </div>
        {depth < worded && (
          <SwipeDetails
            profile={profile}
            to={to}
            heading={heading}
            onPhoto={() => {
              showPhoto(card.current);
              more.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <span className={styles.likes} data-stamp="like" aria-hidden="true">
        <Heart />
      </span>
      <span className={styles.passes} data-stamp="pass" aria-hidden="true">
        <X />
      </span>
    </article>
  );
});
