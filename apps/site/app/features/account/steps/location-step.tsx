import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import type { OwnProfile } from '@kindling/contract/shapes/profile';
import { queryOptions } from '../../../shared/api/api-query';
import { isApiProblem } from '../../../shared/api/page-queries';
import { ownProfileQuery } from '../../../shared/own-profile/own-profile-query';
import { PlaceFields } from '../../../shared/places/place-fields';
import type { PlaceProblems, PlaceValue } from '../../../shared/places/place-value';
import { useSite } from '../../../shared/site/site-data';
import { useVisitorCountry } from '../../../shared/site/use-visitor-country';
import { StepForm, type StepProps } from './step-form';
import { useSaveStep } from './use-save-step';

/** Step 2: where the member lives, chosen or from the browser's position. */
export default function LocationStep(props: StepProps) {
  const { settings } = useSite();
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  const visitorCountry = useVisitorCountry(true);
  if (!own || visitorCountry === undefined) return null;
  const likely = settings.countries.length === 1 ? settings.countries[0] : visitorCountry;
  return (
    <Location
      {...props}
      profile={own.profile}
      likely={likely && settings.countries.includes(likely) ? likely : ''}
    />
  );
}

function Location({
  profile,
  likely,
  ...props
}: StepProps & {
  profile: OwnProfile;
  /** The country that the fields start with. */
  likely: Country | '';
}) {
  const { t } = useTranslation('signup');
  const save = useSaveStep();
  const [place, setPlace] = useState<PlaceValue>({
    country: profile.country ?? likely,
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
      lead={t('location.text')}
      action={t('save')}
      save={async () => {
        const { country, region, city } = place;
        try {
          await save({ country: country || null, region: region || null, city: city.trim() || null });
          return true;
        } catch (error) {
          if (!isApiProblem(error) || Object.keys(error.fields).length === 0) throw error;
          setProblems(error.fields);
          return false;
        }
      }}
    >
      <PlaceFields value={place} onChange={change} problems={problems} />
    </StepForm>
  );
}
