import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { genders } from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { queryOptions } from '../../../shared/api/api-query';
import { ChoiceButtons } from '../../../domain/own-profile/choice-buttons';
import { ConsentBox } from '../../../domain/own-profile/consent-box';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { SeekingFields } from '../../../domain/own-profile/seeking-fields';
import { useSensitiveConsent } from '../../../domain/own-profile/use-sensitive-consent';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';
import styles from './step-form.module.scss';

/**
 * Step 3: who the member is and whom they seek, which is all that a search needs; the latter needs a consent of its own
 * (decisions §11.4, trust 13). The rest is asked later, one question a day (`question-of-the-day.ts`).
 */
export default function PersonalStep(props: StepProps) {
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  return own ? <Personal {...props} profile={own.profile} /> : null;
}

function Personal({ profile, ...props }: StepProps & { profile: OwnProfile }) {
  const { t } = useTranslation('signup');
  const save = useSaveStep();
  const consent = useSensitiveConsent();
  const [gender, setGender] = useState(profile.gender);
  const [seeking, setSeeking] = useState(profile.seeking);
  const [tried, setTried] = useState(false);
  const agreed = consent.givenAt !== null;
  const missing = seeking !== null && !agreed;
  const question = useRef<HTMLDivElement>(null);
  // On a phone it appears behind the foot.
  useEffect(() => {
    if (missing) question.current?.scrollIntoView({ block: 'nearest' });
  }, [missing]);
  return (
    <StepForm
      {...props}
      lead={t('personal.text')}
      action={t('save')}
      save={async () => {
        setTried(true);
        const isGiven = await consent.isGiven();
        if (seeking !== null && !isGiven) return false;
        await save({ ...(gender && { gender }), ...(isGiven && { seeking }) });
        return true;
      }}
    >
      <ChoiceButtons
        label={t('profile:field.gender')}
        choices={genders}
        textOf={(choice) => t(`profile:gender.${choice}`)}
        value={gender}
        compact
        onChange={setGender}
      />
      <SeekingFields value={seeking} onChange={setSeeking} />
      {(seeking !== null || agreed) && (
        <div ref={question} className={styles.consent}>
          <ConsentBox consent={consent} missing={tried && missing} onWithdrawn={() => setSeeking(null)} />
        </div>
      )}
    </StepForm>
  );
}
