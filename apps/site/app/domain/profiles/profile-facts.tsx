import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { useSite } from '../../shared/site/site-data';
import { AboutText } from './about-text';
import { FactChips, useToldFacts, type ToldFacts } from './fact-chips';
import { InterestList } from './interest-list';
import { PromptQuote } from './prompt-quote';
import styles from './profile-facts.module.scss';

/** What a profile says besides its pictures. */
export type ToldProfile = Pick<Profile, 'name' | 'about_me' | 'interests' | 'prompts' | 'rest'> & ToldFacts;

/** What a profile tells in words, as far as the brand shows it (`visible_profile_fields`). */
export function useTold(profile: ToldProfile) {
  const visible = new Set(useSite().settings.visible_profile_fields);
  const facts = useToldFacts(profile);
  const about = visible.has('about_me') ? profile.about_me.trim() : '';
  const interests = visible.has('interests') ? profile.interests : [];
  const prompts = visible.has('prompts') ? profile.prompts : [];
  const { rest } = profile;
  const counted =
    facts.length + rest.facts + interests.length + rest.interests + prompts.length + rest.prompts;
  return { about, interests, prompts, isEmpty: about === '' && counted === 0 };
}

/** About, prompts, facts and interests below each other. Needs the texts of `members`, `profile` and `prompts`. */
export function ProfileFacts({ profile }: { profile: ToldProfile }) {
  const { about, interests, prompts, isEmpty } = useTold(profile);
  const { rest } = profile;
  if (isEmpty) return null;
  return (
    <div className={styles.facts}>
      {about && <AboutText name={profile.name} about={about} isBeginning={rest.about_me} />}
      {prompts.map((prompt) => (
        <PromptQuote key={prompt.prompt} prompt={prompt} />
      ))}
      <FactChips profile={profile} closed={rest.facts} />
      <Interests interests={interests} more={rest.interests} />
    </div>
  );
}

/** Interests under their title; nothing if there are none. */
export function Interests(told: Parameters<typeof InterestList>[0]) {
  const { t } = useTranslation('profile');
  if (told.interests.length + (told.more ?? 0) === 0) return null;
  return (
    <section className={styles.interests}>
      <h2>{t('field.interests')}</h2>
      <InterestList {...told} />
    </section>
  );
}
