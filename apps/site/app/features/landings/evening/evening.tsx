import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { LandingHead } from '../landing-head';
import { Scene } from '../scenes/scene';
import type { SceneName } from '../scenes/scene-names';
import script from './evening.script.ts?page-script';
import styles from './evening.module.scss';

/** The scenes in their order, and the transition to each. */
const film: readonly { scene: SceneName; cut: 'push' | 'zoom' | 'turn' | 'rise' | 'fade' }[] = [
  { scene: 'evening', cut: 'fade' },
  { scene: 'coffee', cut: 'push' },
  { scene: 'bike', cut: 'zoom' },
  { scene: 'dance', cut: 'turn' },
  { scene: 'sea', cut: 'rise' },
];

/**
 * A film of transitions: five drawn scenes of one evening, each with a cut of its own. It plays by itself, can be paused and
 * stepped through, and stays still with reduced motion.
 */
export function Evening() {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  return (
    <div className={styles.cinema} data-evening data-at="0">
      <LandingHead title={t('film.title')} description={t('film.text')} />
      <section className={styles.screen} aria-roledescription="carousel" aria-label={t('film.title')}>
        <ol className={styles.marks} aria-hidden="true">
          {film.map(({ scene }) => (
            <li key={scene} data-mark>
              <span />
            </li>
          ))}
        </ol>
        {film.map(({ scene, cut }, index) => (
          <figure
            key={scene}
            className={styles.scene}
            data-scene={index === 0 ? 'now' : 'next'}
            data-cut={cut}
            aria-hidden={index > 0}
          >
            <Scene name={scene} eager={index === 0} />
            <figcaption>{t(`film.${scene}`)}</figcaption>
          </figure>
        ))}
        <div className={styles.controls} data-controls hidden>
          <button type="button" data-go="-1" aria-label={t('film.back')}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" data-hold data-hold-text={t('film.hold')} data-play-text={t('film.play')}>
            <Pause aria-hidden="true" />
            <Play aria-hidden="true" />
          </button>
          <button type="button" data-go="1" aria-label={t('film.on')}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </section>
      <header className={styles.words}>
        <h1>{t('film.title')}</h1>
        <p>{t('film.text')}</p>
        <SignupLink size="large" look="inverse" />
        <p className={styles.note}>{t('index:hero.note', { age: settings.minimum_age })}</p>
      </header>
      <PageScript source={script} />
    </div>
  );
}
