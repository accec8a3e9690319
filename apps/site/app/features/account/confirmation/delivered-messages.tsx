import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../../shared/routing/use-paths';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { useDelivered } from './use-delivered';

/** The receivers of messages that were written before the address was confirmed, and delivered with that (decisions §6.3). */
export function DeliveredMessages() {
  const { t } = useTranslation('account');
  const path = usePaths();
  const delivered = useDelivered() ?? [];
  if (delivered.length === 0) return null;
  return (
    <ul>
      {delivered.map(({ conversation, profile }) => (
        <li key={conversation}>
          <span>{t('activate.delivered', { name: profile.name })}</span>{' '}
          {profile.fictional && <FictionalLabel />}{' '}
          <Link to={path('chats-id', { id: conversation })}>{t('activate.to_chat')}</Link>
        </li>
      ))}
    </ul>
  );
}
