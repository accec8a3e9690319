import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { PageHead } from '../../../domain/account/page-head';
import { placeOf } from '../../../domain/places/place-of';
import { usePlaceNames } from '../../../domain/places/region-names';
import { Button } from '../../../shared/ui/button';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { MemberPicture } from '../member-picture';
import { Scene } from '../scenes/scene';
import { FictionalNote } from './fictional-note';
import { OpeningForm } from './opening-form';
import styles from './postcard.module.scss';

/** A member as a postcard: their picture in front, a first message on the back. */
export function Postcard({ member }: { member: Profile }) {
  const { t } = useTranslation('landings');
  const names = usePlaceNames();
  const { name, age } = member;
  return (
    <div className={styles.page}>
      <PageHead title={t('card.title', { name })} />
      <header className={styles.words}>
        <h1>{t('card.title', { name })}</h1>
        <p>{t('card.text')}</p>
      </header>
      <div className={styles.card} data-card>
        <section className={styles.front}>
          {member.fictional && <FictionalLabel strip />}
          <div className={styles.picture}>
            <MemberPicture member={member} sizes="(min-width: 992px) 640px, 100vw" eager />
            <p className={styles.greeting}>
              <bdi>{name}</bdi>
              {age !== null && <span>{`, ${age}`}</span>}
              <span>{placeOf(member, names)}</span>
            </p>
          </div>
          <Button look="inverse" className={styles.turn} data-turn>
            <RotateCw aria-hidden="true" />
            {t('card.turn')}
          </Button>
        </section>
        <section className={styles.back}>
          <p className={styles.address}>
            {t('card.to')} <bdi>{name}</bdi>
          </p>
          <span className={styles.stamp} aria-hidden="true">
            <Scene name="evening" />
          </span>
          {member.fictional && <FictionalLabel />}
          <FictionalNote member={member} />
          <OpeningForm member={member} />
        </section>
      </div>
    </div>
  );
}
