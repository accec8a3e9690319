import { Heart, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { placeOf } from '../../../domain/places/place-of';
import { usePlaceNames } from '../../../domain/places/region-names';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { LandingHead } from '../landing-head';
import { MemberPicture } from '../member-picture';
import { Scene } from '../scenes/scene';
import { sceneNames, type SceneName } from '../scenes/scene-names';
import script from './deck.script.ts?page-script';
import styles from './deck.module.scss';

/**
 * A deck to swipe without an account. The likes stay in the tab until the signup takes them over. Where visitors may see no
 * members the cards are evenings.
 */
export function Deck({ members }: { members: readonly ProfileCard[] }) {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  const kind = members.length > 0 ? 'members' : 'evenings';
  return (
    <div className={styles.stage} data-deck={kind}>
      <LandingHead title={t(`deck.${kind}.title`)} description={t(`deck.${kind}.text`)} />
      <header className={styles.words}>
        <h1>{t(`deck.${kind}.title`)}</h1>
        <p>{t(`deck.${kind}.text`)}</p>
        <SignupLink size="large" look="inverse" />
        <p className={styles.note}>{t('index:hero.note', { age: settings.minimum_age })}</p>
      </header>
      <div className={styles.game}>
        <section className={styles.table} aria-label={t('deck.cards')} data-table>
          {members.length > 0
            ? members.map((member, index) => <MemberCard key={member.id} member={member} index={index} />)
            : sceneNames(settings.niche).map((name, index) => (
                <EveningCard key={name} name={name} index={index} />
              ))}
          <div className={styles.end} data-end hidden>
            <div className={styles.liked} data-liked />
            <h2 tabIndex={-1}>{t(`deck.${kind}.end`)}</h2>
            <p>{t(`deck.${kind}.after`)}</p>
            <SignupLink size="large" />
          </div>
        </section>
        <div className={styles.actions} data-actions>
          <button type="button" className={styles.pass} data-choose="pass" aria-label={t('deck.pass')}>
            <X aria-hidden="true" />
          </button>
          <p className={styles.count} data-count data-text={t('deck.count', { liked: '#' })} />
          <button type="button" className={styles.like} data-choose="like" aria-label={t('deck.like')}>
            <Heart aria-hidden="true" />
          </button>
        </div>
        <p className={styles.keys} data-keys>
          {t('deck.keys')}
        </p>
        <p role="status" className="visually-hidden" data-said />
      </div>
      <PageScript source={script} />
    </div>
  );
}

/** Cards after the third share its place. */
const depthOf = (index: number): number => Math.min(index, 3);

function MemberCard({ member, index }: { member: ProfileCard; index: number }) {
  const names = usePlaceNames();
  return (
    <article
      className={styles.card}
      data-depth={depthOf(index)}
      data-id={member.id}
      data-name={member.name}
      inert={index > 0}
    >
      {member.fictional && <FictionalLabel strip />}
      <div className={styles.face} data-face>
        <MemberPicture member={member} sizes="(min-width: 576px) 420px, 100vw" eager={index < 2} />
      </div>
      <div className={styles.caption}>
        <p className={styles.name}>
          <bdi>{member.name}</bdi> {member.age !== null && <span>{member.age}</span>}
        </p>
        <p>{placeOf(member, names)}</p>
      </div>
      <Stamps />
    </article>
  );
}

function EveningCard({ name, index }: { name: SceneName; index: number }) {
  const { t } = useTranslation('landings');
  const title = t(`scene.${name}`);
  return (
    <article className={styles.card} data-depth={depthOf(index)} data-name={title} inert={index > 0}>
      <div className={styles.face} data-face>
        <Scene name={name} />
      </div>
      <div className={styles.caption}>
        <p className={styles.name}>{title}</p>
      </div>
      <Stamps />
    </article>
  );
}

function Stamps() {
  return (
    <>
      <span className={styles.likes} data-stamp="like" aria-hidden="true">
        <Heart />
      </span>
      <span className={styles.passes} data-stamp="pass" aria-hidden="true">
        <X />
      </span>
    </>
  );
}
