import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { genders, sexualities } from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { queryOptions } from '../../../shared/api/api-query';
import { ChoiceButtons } from '../../../domain/own-profile/choice-buttons';
import { IntentFields } from '../../../domain/own-profile/choice-fields';
import { ConsentBox } from '../../../domain/own-profile/consent-box';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { SeekingFields } from '../../../domain/own-profile/seeking-fields';
import { useSensitiveConsent } from '../../../domain/own-profile/use-sensitive-consent';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';

/** Step 3: personal data; the sensitive part needs a consent of its own (decisions §11.4, trust 13). */
export default function PersonalStep(props: StepProps) {
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  return own ? <Personal {...props} profile={own.profile} /> : null;
}

type Draft = Pick<
  OwnProfile,
  'gender' | 'sexuality' | 'seeking' | 'reason_for_signup' | 'relationship_status'
>;

function Personal({ profile, ...props }: StepProps & { profile: OwnProfile }) {
  const { t } = useTranslation('signup');
  const save = useSaveStep();
  const consent = useSensitiveConsent();
  const [draft, setDraft] = useState<Draft>(profile);
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const agreed = consent.givenAt !== null;
  const [tried, setTried] = useState(false);
  const missing = draft.seeking !== null && !agreed;
  return (
    <StepForm
      {...props}
      lead={t('personal.text')}
      action={t('save')}
      save={async () => {
        setTried(true);
        if (missing) return false;
        const { gender, sexuality, seeking, reason_for_signup, relationship_status } = draft;
        await save({
          ...(gender && { gender }),
          ...(agreed && { sexuality, seeking }),
          reason_for_signup,
          relationship_status,
        });
        return true;
      }}
    >
      <ChoiceButtons
        label={t('profile:field.gender')}
        choices={genders}
        textOf={(choice) => t(`profile:gender.${choice}`)}
        value={draft.gender}
        onChange={(gender) => set({ gender })}
      />
      <SeekingFields value={draft.seeking} onChange={(seeking) => set({ seeking })} />
      <ConsentBox
        consent={consent}
        missing={tried && missing}
        onWithdrawn={() => set({ sexuality: null, seeking: null })}
      />
      {agreed && (
        <ChoiceButtons
          label={t('profile:field.sexuality')}
          choices={sexualities}
          textOf={(choice) => t(`profile:sexuality.${choice}`)}
          value={draft.sexuality}
          retractable
          onChange={(sexuality) => set({ sexuality })}
        />
      )}
      <IntentFields value={draft} onChange={set} />
    </StepForm>
  );
}
