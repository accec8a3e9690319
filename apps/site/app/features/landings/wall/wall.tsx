import type { ReactNode } from 'react';
import {
  BadgeCheck,
  Camera,
  Coins,
  Heart,
  MapPin,
  Sparkles,
  Undo2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Crowd } from '@kindling/contract/meeting/calls/head-count';
import { formatNumber } from '@kindling/contract/text/numbers';
import { usePlaceNames } from '../../../domain/places/region-names';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { useSite } from '../../../shared/site/site-data';
import { classNames } from '../../../shared/ui/class-names';
import { LandingHead } from '../landing-head';
import styles from './wall.module.scss';

/** At most this many regions have a note of their own. */
const regionsTold = 3;

interface Note {
  id: string;
  icon: LucideIcon;
  /** Counted, or true of the brand at any time. */
  kind: 'count' | 'fact';
  figure?: string;
  text: string;
}

/**
 * A pinboard of facts: new members, as anonymous counts of whole days, and the brand's promises. Too small a count has no note.
 */
export function Wall({ crowd }: { crowd: Crowd }) {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  const notes = useNotes(crowd);
  const kind = notes.some((note) => note.kind === 'count') ? 'counts' : 'facts';
  const text = t(`wall.${kind}.text`, { name: settings.name });
  return (
    <div className={styles.page}>
      <LandingHead title={t(`wall.${kind}.title`)} description={text} />
      <header className={styles.words}>
        <h1>{t(`wall.${kind}.title`)}</h1>
        <p>{text}</p>
      </header>
      <ul className={styles.board}>
        {notes.map((note) => (
          <Pinned key={note.id} {...note} />
        ))}
        <li className={classNames(styles.note, styles.start)}>
          <p>{t('wall.start')}</p>
          <SignupLink size="large" look="inverse" />
        </li>
      </ul>
      {kind === 'counts' && (
        <p className={styles.how}>
          <strong>{t('wall.how')}</strong> {t('wall.counted')}
        </p>
      )}
    </div>
  );
}

function Pinned({ icon: Icon, kind, figure, text }: Note): ReactNode {
  return (
    <li className={classNames(styles.note, styles[kind])}>
      <Icon aria-hidden="true" />
      {figure && <strong className={styles.figure}>{figure}</strong>}
      <p>{text}</p>
    </li>
  );
}

/** Counts and facts, mixed as on a pinboard. */
function useNotes({ joined, active, regions }: Crowd): Note[] {
  const { t } = useTranslation('landings');
  const { settings, language } = useSite();
  const places = usePlaceNames();
  const figure = (count: number) => t('map.at_least', { number: formatNumber(count, language) });
  const counts: Note[] = [
    ...(joined === null
      ? []
      : [
          {
            id: 'joined',
            icon: Sparkles,
            kind: 'count' as const,
            figure: figure(joined),
            text: t('wall.joined'),
          },
        ]),
    ...(active === null
      ? []
      : [
          {
            id: 'active',
            icon: UsersRound,
            kind: 'count' as const,
            figure: figure(active),
            text: t('wall.active'),
          },
        ]),
    ...regions.slice(0, regionsTold).map(({ country, region, joined: came, members }) => ({
      ...{ id: `${country} ${region}`, icon: MapPin, kind: 'count' as const },
      figure: figure(came ?? members),
      text: t(came === null ? 'wall.members_in' : 'wall.joined_in', {
        region: places.region(country, region),
      }),
    })),
  ];
  const facts: Note[] = [
    { id: 'photo', icon: Camera, kind: 'fact', text: t('wall.photo') },
    {
      ...{ id: 'price', icon: Coins, kind: 'fact' },
      text: t('index:how.chat.text', { credits: settings.signup_credits, count: settings.message_credits }),
    },
    {
      id: 'label',
      icon: BadgeCheck,
      kind: 'fact',
      text: t('index:promise.labelled.text', { profiles: settings.fictional_plural }),
    },
    { id: 'likes', icon: Heart, kind: 'fact', text: t('wall.likes') },
    {
      id: 'refund',
      icon: Undo2,
      kind: 'fact',
      text: t('index:promise.refund.text', { count: settings.refund_days }),
    },
  ];
  const longest = Math.max(counts.length, facts.length);
  return Array.from({ length: longest }, (_, index) => [counts[index], facts[index]])
    .flat()
    .filter((note) => note !== undefined);
}
