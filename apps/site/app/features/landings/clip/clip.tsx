import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { LandingHead } from '../landing-head';
import { captions, clipLines } from './captions';
import poster from './clip.webp?no-inline';
import mp4 from './clip.mp4?no-inline';
import webm from './clip.webm?no-inline';
import script from './clip.script.ts?page-script';
import styles from './clip.module.scss';

/**
 * A short silent film that the project drew (scripts/clip.ts), coloured by the theme. Its captions are texts; with reduced
 * motion the poster is shown, and a press plays it.
 */
export function Clip() {
  const { t } = useTranslation('landings');
  const { settings, language } = useSite();
  const lines = clipLines.map(({ line, ...times }) => ({ ...times, text: t(`clip.${line}`) }));
  return (
    <div className={styles.page}>
      <LandingHead title={t('clip.title')} description={t('clip.text')} />
      <header className={styles.words}>
        <h1>{t('clip.title')}</h1>
        <p>{t('clip.text')}</p>
      </header>
      <figure className={styles.film} data-clip>
        <div className={styles.frame}>
          <video
            muted
            playsInline
            controls
            preload="none"
            poster={poster}
            width={1280}
            height={720}
            aria-label={t('clip.title')}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
            <track
              default
              kind="captions"
              srcLang={language}
              label={t('clip.captions')}
              src={`data:text/vtt;charset=utf-8,${encodeURIComponent(captions(lines))}`}
            />
          </video>
          <button type="button" className={styles.play} data-play hidden aria-label={t('clip.play')}>
            <Play aria-hidden="true" />
          </button>
        </div>
        <figcaption>
          <details>
            <summary>{t('clip.told')}</summary>
            <ol>
              {lines.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </details>
        </figcaption>
      </figure>
      <div className={styles.action}>
        <SignupLink size="large" look="inverse" />
        <p>{t('index:hero.note', { age: settings.minimum_age })}</p>
      </div>
      <PageScript source={script} />
    </div>
  );
}
