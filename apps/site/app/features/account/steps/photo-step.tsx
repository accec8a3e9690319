import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { queryOptions } from '../../../shared/api/api-query';
import { useUser } from '../../../domain/account/use-user';
import { OwnPhotos } from '../../../domain/own-profile/own-photos';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { isUnderWay, sendable } from '../../../domain/own-profile/photos/upload-queue';
import { uploadQueue, useUploads } from '../../../domain/own-profile/photos/use-uploads';
import { StepForm, type StepProps } from './step-form';

/** Step 1: photos. Adding one is the main action until one is picked; then sending it and going on is. */
export default function PhotoStep(props: StepProps) {
  const { t } = useTranslation('signup');
  const isPremium = useUser()?.paid_user ?? false;
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  const uploads = useUploads();
  if (!own) return null;
  const { photos } = own.profile;
  const room = photoLimits[isPremium ? 'premium' : 'free'] - photos.length;
  const isPicked = sendable(uploads, room).size > 0 || uploads.some(isUnderWay);
  const action = isPicked ? t('photo.send') : photos.length > 0 ? t('next') : undefined;
  return (
    <StepForm
      {...props}
      lead={t('photo.text')}
      {...(action !== undefined && { action })}
      save={() => uploadQueue().sendAll(room)}
    >
      <OwnPhotos profile={own.profile} isSentByPage />
    </StepForm>
  );
}
