import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { placeOf } from '../../../domain/places/place-of';
import { usePlaceNames } from '../../../domain/places/region-names';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { LandingHead } from '../landing-head';
import { MemberPicture } from '../member-picture';
import { Scene } from '../scenes/scene';
import { sceneNames } from '../scenes/scene-names';
import script from './gallery.script.ts?page-script';
import styles from './gallery.module.scss';

/**
 * An exhibition: framed works along one wall, each with its plate, moved by scrolling, keys or buttons. The signup button
 * stays in sight below.
 */
export function Gallery({ members }: { members: readonly ProfileCard[] }) {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  const kind = members.length > 0 ? 'members' : 'evenings';
  return (
    <div className={styles.room} data-gallery>
      <LandingHead title={t(`gallery.${kind}.title`)} description={t(`gallery.${kind}.text`)} />
      <div className={styles.wall} tabIndex={0} role="region" aria-label={t('gallery.wall')} data-wall>
        <header className={styles.words}>
          <p className={styles.hall}>{settings.name}</p>
          <h1>{t(`gallery.${kind}.title`)}</h1>
          <p>{t(`gallery.${kind}.text`)}</p>
        </header>
        <ul className={styles.works}>
          {members.length > 0
            ? members.map((member, index) => <Portrait key={member.id} member={member} eager={index < 2} />)
            : sceneNames(settings.niche).map((name, index) => (
                <li key={name} className={styles.work}>
                  <div className={styles.frame}>
                    <span className={styles.mat}>
                      <Scene name={name} eager={index < 2} />
                    </span>
                  </div>
                  <div className={styles.plate}>
                    <p className={styles.title}>{t(`scene.${name}`)}</p>
                    <p>{t('gallery.number', { number: index + 1 })}</p>
                  </div>
                </li>
              ))}
        </ul>
        <div className={styles.exit}>
          <h2>{t(`gallery.${kind}.end`)}</h2>
          <p>{t('index:hero.note', { age: settings.minimum_age })}</p>
        </div>
      </div>
      <div className={styles.foot} data-foot>
        <button type="button" data-step="-1" aria-label={t('gallery.back')} hidden>
          <ChevronLeft aria-hidden="true" />
        </button>
        <SignupLink size="large" />
        <button type="button" data-step="1" aria-label={t('gallery.on')} hidden>
          <ChevronRight aria-hidden="true" />
        </button>
        <p className={styles.way} aria-hidden="true" data-way hidden>
          <span data-done />
        </p>
      </div>
      <PageScript source={script} />
    </div>
  );
}

function Portrait({ member, eager }: { member: ProfileCard; eager: boolean }) {
  const names = usePlaceNames();
  const path = usePaths();
  return (
    <li className={styles.work}>
      <Link to={path('members-id', { id: member.id })} className={styles.link} discover="none">
        {member.fictional && <FictionalLabel strip />}
        <span className={styles.frame}>
          <span className={styles.mat}>
            <MemberPicture member={member} sizes="(min-width: 768px) 380px, 70vw" eager={eager} />
          </span>
        </span>
        <span className={styles.plate}>
          <span className={styles.title}>
            <bdi>{member.name}</bdi>
            {member.age !== null && <span>{`, ${member.age}`}</span>}
          </span>
          <span>{placeOf(member, names)}</span>
        </span>
      </Link>
    </li>
  );
}
