import { useTranslation } from 'react-i18next';
import { FailedLoad, Missing } from '../../shared/site/failures/failed-load';
import { useFailure } from '../../shared/site/failures/use-failure';
import { usePaths } from '../../shared/routing/use-paths';

/** In place of a conversation that could not be loaded; a missing one links to the list. */
export function FailedConversation() {
  const { t } = useTranslation('errors');
  const path = usePaths();
  if (useFailure().status !== 404) return <FailedLoad />;
  return <Missing message={t('page.no_conversation')} to={path('chats')} way={t('common:nav.messages')} />;
}
