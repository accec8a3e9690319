import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import { AboutText } from '../../domain/profiles/about-text';
import { FactChips } from '../../domain/profiles/fact-chips';
import { Interests } from '../../domain/profiles/profile-facts';
import { PromptQuote } from '../../domain/profiles/prompt-quote';
import { Button, ButtonLink } from '../../shared/ui/button';
import styles from './swipe-details.module.scss';

/** What a card tells in words, with what the two share marked: below the photo, and beside it on wide screens. */
export function SwipeDetails({
  profile,
  to,
  heading,
  onPhoto,
}: {
  profile: DeckCard;
  /** Address of the whole profile. */
  to: string;
  /** Gets the focus when a button leads here. */
  heading: Ref<HTMLHeadingElement>;
  onPhoto: () => void;
}) {
  const { t } = useTranslation('swipe');
  const { name, prompts, interests, shared_interests: shared, reason_for_signup } = profile;
  const about = profile.about_me.trim();
  const [first, ...others] = prompts;
  const isEmpty = about === '' && prompts.length + interests.length === 0;
  return (
    <div className={styles.details} data-scrolls="">
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('more', { name })}
      </h2>
      {first && <PromptQuote prompt={first} />}
      {about && <AboutText name={name} about={about} />}
      {others.map((prompt) => (
        <PromptQuote key={prompt.prompt} prompt={prompt} />
      ))}
      <FactChips profile={{ reason_for_signup }} />
      <Interests interests={interests} shared={shared} />
      {isEmpty && <p className={styles.nothing}>{t('members:nothing_told', { name })}</p>}
      <div className={styles.ways}>
        <ButtonLink to={to} look="secondary" wide draggable={false}>
          {t('profile', { name })}
        </ButtonLink>
        <Button look="quiet" className={styles.toPhoto} onClick={onPhoto}>
          <ChevronDown aria-hidden="true" />
          {t('to_photo')}
        </Button>
      </div>
    </div>
  );
}
