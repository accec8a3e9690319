import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { Avatar } from '../../../domain/photos/avatar';
import { useSite } from '../../../shared/site/site-data';
import { Button } from '../../../shared/ui/button';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import styles from './message-list.module.scss';

function firstText({ fictional }: ProfileCard, settings: Parameters<typeof canStaffAnswer>[0]) {
  if (!fictional) return 'first.text';
  return canStaffAnswer(settings) ? 'first.fictional' : 'first.unanswered';
}

/** No message yet: suggestions for a beginning. */
export function FirstMessage({
  profile,
  onIcebreakers,
}: {
  profile: ProfileCard;
  onIcebreakers: () => void;
}) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  return (
    <div className={styles.first}>
      <Avatar profile={profile} size="large" />
      <h2>{t('first.title', { name: profile.name })}</h2>
      {profile.fictional && <FictionalLabel />}
      <p>{t(firstText(profile, settings))}</p>
      <Button look="secondary" onClick={onIcebreakers}>
        <Lightbulb aria-hidden="true" />
        {t('icebreakers.open')}
      </Button>
    </div>
  );
}
