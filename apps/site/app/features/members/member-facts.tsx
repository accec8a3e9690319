import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/shapes/profile';
import { useSite } from '../../shared/site/site-data';
import styles from './member-facts.module.scss';

/** Fields with a value of a fixed list, in the order in which they stand. */
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

/** About, facts and interests, as far as the brand shows them (`visible_profile_fields`) and the member told. */
export function MemberFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const visible = new Set(useSite().settings.visible_profile_fields);
  const facts = listed.filter((field) => visible.has(field) && profile[field] !== null);
  const about = visible.has('about_me') ? profile.about_me.trim() : '';
  const interests = visible.has('interests') ? profile.interests : [];
  return (
    <div className={styles.facts}>
      {about && (
        <section>
          <h2>{t('about', { name: profile.name })}</h2>
          <p className={styles.about}>
            <bdi>{about}</bdi>
          </p>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2 className="visually-hidden">{t('facts')}</h2>
          <dl className={styles.grid}>
            {facts.map((field) => (
              <div key={field}>
                <dt>{t(`profile:field.${field}`)}</dt>
                <dd>{t(`profile:${field}.${profile[field]}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {interests.length > 0 && (
        <section>
          <h2>{t('profile:field.interests')}</h2>
          <ul className={styles.chips}>
            {interests.map((interest) => (
              <li key={interest}>{t(`profile:interests.${interest}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
