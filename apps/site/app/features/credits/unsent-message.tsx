import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStoppedDraft } from '../../domain/drafts/use-draft';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { FictionalLabel } from '../../shared/ui/fictional-label';

/** The way back to the message that there were no credits for. */
export function UnsentMessage() {
  const { t } = useTranslation('credits');
  const path = usePaths();
  const draft = useStoppedDraft();
  if (!draft) return null;
  return (
    <Alert>
      <p>
        {draft.fictional && <FictionalLabel />} {t('unsent.text', { name: draft.name })}{' '}
        <Link to={path('members-id-chat', { id: draft.profileId })}>{t('unsent.back')}</Link>
      </p>
    </Alert>
  );
}
