import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { textLength } from '@kindling/contract/text/text-length';
import { queryOptions } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { LooksFields } from '../../../domain/own-profile/choice-fields';
import { ConsentBox } from '../../../domain/own-profile/consent-box';
import { InterestChips } from '../../../domain/own-profile/interest-chips';
import { longestAbout } from '../../../domain/own-profile/longest-about';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { useSensitiveConsent } from '../../../domain/own-profile/use-sensitive-consent';
import { TextArea } from '../../../shared/ui/fields/field';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';
import styles from './step-form.module.scss';

/** Step 4: about me, in words and in a few profile fields; interests need consent. */
export default function AboutStep(props: StepProps) {
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  return own ? <About {...props} profile={own.profile} /> : null;
}

type Draft = Pick<
  OwnProfile,
  'about_me' | 'hair_color' | 'eye_color' | 'body_type' | 'tattoos' | 'interests'
>;

function About({ profile, ...props }: StepProps & { profile: OwnProfile }) {
  const { t } = useTranslation('signup');
  const { ofField } = useProblemText();
  const save = useSaveStep();
  const consent = useSensitiveConsent();
  const [draft, setDraft] = useState<Draft>(profile);
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const agreed = consent.givenAt !== null;
  const length = textLength(draft.about_me.trim());
  const tooLong = length > longestAbout;
  return (
    <StepForm
      {...props}
      lead={t('about.text')}
      action={t('save')}
      save={async () => {
        if (tooLong) return false;
        const { about_me, hair_color, eye_color, body_type, tattoos, interests } = draft;
        const looks = { hair_color, eye_color, body_type, tattoos };
        await save({ about_me: about_me.trim(), ...looks, ...(agreed && { interests }) });
        return true;
      }}
    >
      <TextArea
        label={t('profile:field.about_me')}
        hint={t('about.hint')}
        rows={4}
        value={draft.about_me}
        problem={tooLong ? ofField('too_long') : undefined}
        onChange={(event) => set({ about_me: event.target.value })}
      />
      <p className={styles.length}>{t('about.length', { length, longest: longestAbout })}</p>
      <LooksFields value={draft} onChange={set} />
      <ConsentBox consent={consent} onWithdrawn={() => set({ interests: [] })} />
      {agreed && <InterestChips value={draft.interests} onChange={(interests) => set({ interests })} />}
    </StepForm>
  );
}
