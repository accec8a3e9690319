import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isPromptCode } from '@kindling/contract/profiles/prompts';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { HeldNotice } from '../../../domain/own-profile/held-notice';
import { PromptQuote } from '../../../domain/profiles/prompt-quote';
import { PartCard } from './part-card';
import styles from './prompts-part.module.scss';
import { usePart } from './use-part';

// Opened by a press, and then rarely again.
const PromptEditor = lazy(() => import('./prompt-editor'));

/** Up to three openers that the member completed, in the order in which others read them. */
export function PromptsPart({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('prompts', profile);
  const held = profile.held_texts.filter(({ field }) => isPromptCode(field));
  const read = profile.prompts.filter(({ answer }) => answer !== '');
  return (
    <PartCard
      editing={editing}
      empty={profile.prompts.length + held.length > 0 ? undefined : t('empty.prompts')}
      notice={held.map((text) => (
        <HeldNotice key={text.field} held={text} />
      ))}
      form={
        <Suspense fallback={<div className={styles.coming} />}>
          <PromptEditor
            prompts={editing.draft.prompts}
            checked={editing.problems.prompts !== undefined}
            onChange={(prompts) => editing.set({ prompts })}
          />
        </Suspense>
      }
    >
      <div className={styles.read}>
        {read.map((prompt) => (
          <PromptQuote key={prompt.prompt} prompt={prompt} />
        ))}
      </div>
    </PartCard>
  );
}
