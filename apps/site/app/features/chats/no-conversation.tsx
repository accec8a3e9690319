import { useTranslation } from 'react-i18next';
import { FailedLoad, Missing } from '../../shared/site/failed-load';
import { useFailure } from '../../shared/site/use-failure';
import { usePaths } from '../../shared/routing/use-paths';

/** In place of a conversation that could not be loaded; one that is not there (any more) leads to the list of those that are. */
export function FailedConversation() {
  const { t } = useTranslation('errors');
  const path = usePaths();
  if (useFailure().status !== 404) return <FailedLoad />;
  return <Missing message={t('page.no_conversation')} to={path('chats')} way={t('common:nav.messages')} />;
}
