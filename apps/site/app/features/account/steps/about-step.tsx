import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { textLength } from '@kindling/contract/text/text-length';
import { queryOptions } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { longestAbout } from '../../../domain/own-profile/longest-about';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { TextArea } from '../../../shared/ui/fields/field';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';
import styles from './step-form.module.scss';

/** Step 4: about me, in the member's own words. */
export default function AboutStep(props: StepProps) {
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  return own ? <About {...props} profile={own.profile} /> : null;
}

function About({ profile, ...props }: StepProps & { profile: OwnProfile }) {
  const { t } = useTranslation('signup');
  const { ofField } = useProblemText();
  const save = useSaveStep();
  const [about, setAbout] = useState(profile.about_me);
  const length = textLength(about.trim());
  const tooLong = length > longestAbout;
  return (
    <StepForm
      {...props}
      lead={t('about.text')}
      action={t('save')}
      save={async () => {
        if (tooLong) return false;
        await save({ about_me: about.trim() });
        return true;
      }}
    >
      <TextArea
        label={t('profile:field.about_me')}
        hint={t('about.hint')}
        rows={4}
        value={about}
        problem={tooLong ? ofField('too_long') : undefined}
        onChange={(event) => setAbout(event.target.value)}
      />
      <p className={styles.length}>{t('about.length', { length, longest: longestAbout })}</p>
    </StepForm>
  );
}
