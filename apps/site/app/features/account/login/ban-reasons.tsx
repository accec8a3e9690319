import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isApiProblem } from '../../../shared/api/page-queries';
import { usePaths } from '../../../shared/routing/use-paths';

/** Link to the ban's reasons after a login refused by a ban; nothing for other refusals. */
export function BanReasons({ refused, onLeave }: { refused: unknown; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation('account');
  const path = usePaths();
  if (!isApiProblem(refused) || refused.code !== 'account_banned') return null;
  const { restriction, token } = refused.params;
  return (
    <Link to={`${path('restrictions-id', { id: String(restriction) })}#${String(token)}`} onClick={onLeave}>
      {t('login.reasons')}
    </Link>
  );
}
