import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOptions } from '../../../shared/api/api-query';
import { OwnPhotos } from '../../../domain/own-profile/own-photos';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { StepForm, type StepProps } from './step-form';
import styles from './step-form.module.scss';

/** Step 1: photos. Adding one is the main action until there is one; then continuing is. */
export default function PhotoStep(props: StepProps) {
  const { t } = useTranslation('signup');
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  const [arrived, setArrived] = useState(false);
  if (!own) return null;
  const hasPhoto = own.profile.photos.length > 0;
  return (
    <StepForm {...props} lead={t('photo.text')} {...(hasPhoto && { action: t('next') })}>
      <OwnPhotos profile={own.profile} onUploaded={() => setArrived(true)} />
      <p role="status" className={styles.arrived}>
        {arrived && t('own-profile:photos.uploaded')}
      </p>
    </StepForm>
  );
}
