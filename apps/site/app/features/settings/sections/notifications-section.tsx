import { useTranslation } from 'react-i18next';
import { notificationKinds } from '@kindling/contract/mails/notification-kinds';
import type { User } from '@kindling/contract/overviews/user';
import { usePaths } from '../../../shared/routing/use-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Section } from './section';

/** A summary of the notifications, and the link to their page. */
export function NotificationsSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const path = usePaths();
  const on = notificationKinds.length - user.notifications_disabled.length;
  return (
    <Section id="notifications" lead={t('notifications.lead', { on, all: notificationKinds.length })}>
      <div>
        <ButtonLink to={path('notifications')} look="secondary">
          {t('notifications.choose')}
        </ButtonLink>
      </div>
    </Section>
  );
}
