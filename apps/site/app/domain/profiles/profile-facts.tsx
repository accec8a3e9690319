import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { useSite } from '../../shared/site/site-data';
import { InterestList } from './interest-list';
import styles from './profile-facts.module.scss';

/** Fields with a value of a fixed list, in the order of display. */
const listed = [
  'gender',
  'sexuality',
  'relationship_status',
  'reason_for_signup',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;

/** What a profile says besides its pictures. Only another member's profile has a `rest` and shared interests. */
export type ToldProfile = Pick<Profile, 'name' | 'about_me' | 'interests' | (typeof listed)[number]> &
  Partial<Pick<Profile, 'rest' | 'shared_interests'>>;

/**
 * About, facts and interests, as far as the brand shows them (`visible_profile_fields`) and the member gave them. Says so if
 * the reader was sent a part only. Needs the texts of `members` and `profile`.
 */
export function ProfileFacts({
  profile,
  empty = null,
}: {
  profile: ToldProfile;
  /** Shown if there is nothing. */
  empty?: ReactNode;
}) {
  const { t } = useTranslation('members');
  const visible = new Set(useSite().settings.visible_profile_fields);
  const facts = listed.filter((field) => visible.has(field) && profile[field] !== null);
  const about = visible.has('about_me') ? profile.about_me.trim() : '';
  const interests = visible.has('interests') ? profile.interests : [];
  const { rest } = profile;
  const closed = rest?.facts ?? 0;
  if (!about && facts.length + closed === 0 && interests.length === 0 && !rest?.interests) return empty;
  return (
    <div className={styles.facts}>
      {about && (
        <section>
          <h2>{t('about', { name: profile.name })}</h2>
          <p className={rest?.about_me ? styles.beginning : styles.about}>
            <bdi>{about}</bdi>
            {rest?.about_me && <span> …</span>}
          </p>
        </section>
      )}
      {facts.length + closed > 0 && (
        <section>
          <h2 className="visually-hidden">{t('facts')}</h2>
          <dl className={styles.grid}>
            {facts.map((field) => (
              <div key={field}>
                <dt>{t(`profile:field.${field}`)}</dt>
                <dd>{t(`profile:${field}.${profile[field]}`)}</dd>
              </div>
            ))}
            {closed > 0 && (
              <div className={styles.closed}>
                <dt>{t('facts')}</dt>
                <dd>
                  <Lock aria-hidden="true" /> {t('interests.more', { number: closed })}
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {interests.length + (rest?.interests ?? 0) > 0 && (
        <section>
          <h2>{t('profile:field.interests')}</h2>
          <InterestList interests={interests} shared={profile.shared_interests} more={rest?.interests} />
        </section>
      )}
    </div>
  );
}
