import { Check, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { suggested } from '@kindling/contract/meeting/match-wishes';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { Where } from '../../domain/places/where';
import { OnlineBadge } from '../../domain/profiles/online-badge';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { ButtonLink, Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/notices/empty-state';
import { useFocusOnChange } from '../../shared/ui/use-focus-on-change';
import type { Asked } from './asked';
import { MoreWays } from './more-ways';
import { useReasonText } from './use-reason-text';
import styles from './suggestions.module.scss';

type Answer = AnswerOf<'findMatches'>;

/** A few members, each with the reasons; says so if there are few or none. */
export function Suggestions({
  asked,
  answer,
  busy,
  onLoosen,
  onAgain,
}: {
  asked: Asked;
  answer: Answer;
  busy: boolean;
  onLoosen: (asked: Asked) => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation('match-finder');
  const { suggestions } = answer;
  const isFew = suggestions.length < suggested.least;
  const heading = useFocusOnChange<HTMLHeadingElement>(
    suggestions.map(({ profile }) => profile.id).join(),
    true,
  );
  return (
    <>
      {suggestions.length === 0 ? (
        <EmptyState picture="empty-members" title={t('none.title')} text={t('none.text')} />
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t('results.title')}
          </h2>
          <ul className={styles.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion.profile.id}>
                <Suggestion {...suggestion} />
              </li>
            ))}
          </ul>
          {isFew && <p className={styles.few}>{t('results.few')}</p>}
        </>
      )}
      {isFew && <MoreWays asked={asked} answer={answer} busy={busy} onLoosen={onLoosen} onAgain={onAgain} />}
      <Button look="secondary" onClick={onAgain} className={styles.again}>
        {t('again')}
      </Button>
    </>
  );
}

function Suggestion({ profile, reasons }: Answer['suggestions'][number]) {
  const { t } = useTranslation('match-finder');
  const names = usePlaceNames();
  const path = usePaths();
  const textOf = useReasonText();
  const { id, name, age, main_image: photo } = profile;
  const place = placeOf(profile, names);
  return (
    <article className={styles.card}>
      <Link
        to={path('members-id', { id })}
        className={styles.photo}
        aria-label={t('likes:match.open', { name })}
      >
        {photo ? (
          <PhotoImage photo={photo} alt="" sizes="(min-width: 576px) 240px, 100vw" />
        ) : (
          <NoPhoto name={name} />
        )}
      </Link>
      <div className={styles.told}>
        <h3>
          <bdi>{name}</bdi> <span>{age}</span> <OnlineBadge presence={profile.presence} />
        </h3>
        <Where as="p" className={styles.place} place={place} distance={profile.distance_km} />
        <h4 className="visually-hidden">{t('why', { name })}</h4>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.code}>
              <Check aria-hidden="true" />
              {textOf(reason, profile)}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <ButtonLink to={path('members-id', { id })} size="small">
            {t('swipe:profile', { name })}
          </ButtonLink>
          <ButtonLink
            to={path('members-id-chat', { id })}
            look="secondary"
            size="small"
            aria-label={t('likes:match.write', { name })}
          >
            <MessageCircle aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
