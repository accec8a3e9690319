import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { queryOptions } from '../../../shared/api/api-query';
import { useUser } from '../../../domain/account/use-user';
import { OwnPhotos } from '../../../domain/own-profile/own-photos';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';
import { isUnderWay, sendable } from '../../../domain/own-profile/photos/upload-queue';
import { uploadQueue, useUploads } from '../../../domain/own-profile/photos/use-uploads';
import { VerificationCard } from '../../../domain/own-profile/verification/verification-card';
import { verificationQuery } from '../../../domain/own-profile/verification/verification-query';
import { useSite } from '../../../shared/site/site-data';
import { StepForm, type StepProps } from './step-form';

/**
 * Step 1: photos. Adding one is the main action until one is picked; then sending it and going on is. Where profiles tell it,
 * the check of the photo is offered beside it.
 */
export default function PhotoStep(props: StepProps) {
  const { t } = useTranslation('signup');
  const isPremium = useUser()?.paid_user ?? false;
  const { data: own } = useQuery(queryOptions(ownProfileQuery));
  const isChecked = useSite().settings.visible_profile_notes.includes('verified_photo');
  const { data: verification } = useQuery({ ...queryOptions(verificationQuery), enabled: isChecked });
  const uploads = useUploads();
  if (!own) return null;
  const { photos } = own.profile;
  const room = photoLimits[isPremium ? 'premium' : 'free'] - photos.length;
  const sendPhotos = () => uploadQueue().sendAll(room);
  const isPicked = sendable(uploads, room).size > 0 || uploads.some(isUnderWay);
  const action = isPicked ? t('photo.send') : photos.length > 0 ? t('next') : undefined;
  return (
    <StepForm {...props} lead={t('photo.text')} {...(action !== undefined && { action })} save={sendPhotos}>
      <OwnPhotos profile={own.profile} isSentByPage />
      {verification && action !== undefined && (
        <VerificationCard
          initial={verification}
          main={own.profile.main_image}
          sendPhotos={isPicked ? sendPhotos : undefined}
        />
      )}
    </StepForm>
  );
}
