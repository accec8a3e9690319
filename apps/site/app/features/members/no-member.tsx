import { useTranslation } from 'react-i18next';
import { FailedLoad, Missing } from '../../shared/site/failures/failed-load';
import { useFailure } from '../../shared/site/failures/use-failure';
import { usePaths } from '../../shared/routing/use-paths';

/** In place of a profile that the reader can't see: unknown, deleted, hidden and blocked look alike. */
export function NoMember() {
  const { t } = useTranslation('errors');
  const path = usePaths();
  return <Missing message={t('page.no_member')} to={path('members')} way={t('common:action.to_members')} />;
}

/** In place of a profile that could not be loaded. */
export function FailedMember() {
  return useFailure().status === 404 ? <NoMember /> : <FailedLoad />;
}
