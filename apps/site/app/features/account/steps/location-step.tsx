import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { queryOptions } from '../../../shared/api/api-query';
import { isApiProblem } from '../../../shared/api/page-queries';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { PlaceField } from '../../../domain/places/place-field';
import { placeProblems, type PlaceProblems, type PlaceValue } from '../../../domain/places/place-value';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';

/** Step 2: the member's place, chosen or from the browser's position. */
export default function LocationStep(props: StepProps) {
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  return own ? <Location {...props} profile={own.profile} /> : null;
}

function Location({ profile, ...props }: StepProps & { profile: OwnProfile }) {
  const { t } = useTranslation('signup');
  const save = useSaveStep();
  const [place, setPlace] = useState<PlaceValue>({
    country: profile.country ?? '',
    region: profile.region ?? '',
    city: profile.city ?? '',
  });
  const [problems, setProblems] = useState<PlaceProblems>({});
  const change = (value: PlaceValue) => {
    setPlace(value);
    setProblems({});
  };
  return (
    <StepForm
      {...props}
      action={t('save')}
      save={async () => {
        const { country, region, city } = place;
        const found = placeProblems(place);
        setProblems(found);
        if (Object.keys(found).length > 0) return false;
        try {
          await save({ country: country || null, region: region || null, city: city || null });
          return true;
        } catch (error) {
          if (!isApiProblem(error) || Object.keys(error.fields).length === 0) throw error;
          setProblems(error.fields);
          return false;
        }
      }}
    >
      <PlaceField value={place} onChange={change} problems={problems} />
    </StepForm>
  );
}
