import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { Button } from '../../../shared/ui/button';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { LandingHead } from '../landing-head';
import { MemberPicture } from '../member-picture';
import { Scene } from '../scenes/scene';
import { sceneNames } from '../scenes/scene-names';
import script from './collage.script.ts?page-script';
import styles from './collage.module.scss';

/** One for each place of the stylesheet. */
const pieces = 10;

/** A wall of cuttings that pin themselves up, one after the other, around one sentence; a press shuffles them. */
export function Collage({ members }: { members: readonly ProfileCard[] }) {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  const kind = members.length > 0 ? 'members' : 'evenings';
  const scenes = sceneNames(settings.niche).slice(0, Math.max(0, pieces - members.length));
  return (
    <div className={styles.page} data-collage>
      <LandingHead title={t('collage.title')} description={t(`collage.${kind}`, { name: settings.name })} />
      <ul className={styles.wall}>
        {members.map((member, index) => (
          <li key={member.id} className={styles.piece}>
            <MemberPiece member={member} eager={index < 4} />
          </li>
        ))}
        {scenes.map((name) => (
          <li key={name} className={styles.piece}>
            <figure className={styles.cutting}>
              <Scene name={name} />
              <figcaption>{t(`scene.${name}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <header className={styles.words}>
        <h1>{t('collage.title')}</h1>
        <p>{t(`collage.${kind}`, { name: settings.name })}</p>
        <SignupLink size="large" />
        <Button look="quiet" data-shuffle hidden>
          <Shuffle aria-hidden="true" />
          {t('collage.shuffle')}
        </Button>
      </header>
      <PageScript source={script} />
    </div>
  );
}

function MemberPiece({ member, eager }: { member: ProfileCard; eager: boolean }) {
  const path = usePaths();
  return (
    <Link to={path('members-id', { id: member.id })} className={styles.cutting} discover="none">
      {member.fictional && <FictionalLabel strip />}
      <span className={styles.picture}>
        <MemberPicture member={member} sizes="(min-width: 992px) 240px, 45vw" eager={eager} />
      </span>
      <span className={styles.caption}>
        <bdi>{member.name}</bdi>
        {member.age !== null && <span>{`, ${member.age}`}</span>}
      </span>
    </Link>
  );
}
