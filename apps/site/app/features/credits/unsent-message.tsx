import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useStoppedDraft } from '../../domain/drafts/use-draft';
import { useUnsentGift } from '../../domain/unsent/use-unsent-gift';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { FictionalLabel } from '../../shared/ui/fictional-label';

/** The way back to the message, or gift, that credits were missing for. */
export function UnsentMessage() {
  const draft = useStoppedDraft();
  const gift = useUnsentGift();
  return (
    <>
      {draft && <WayBack what="text" to={{ ...draft, id: draft.profileId }} />}
      {gift && <WayBack what="gift" to={gift.to} />}
    </>
  );
}

function WayBack({
  what,
  to: { id, name, fictional },
}: {
  what: 'text' | 'gift';
  to: Pick<ProfileCard, 'id' | 'name' | 'fictional'>;
}) {
  const { t } = useTranslation('credits');
  const path = usePaths();
  return (
    <Alert>
      <p>
        {fictional && <FictionalLabel />} <span>{t(`unsent.${what}`, { name })}</span>{' '}
        <Link to={path('members-id-chat', { id })}>{t('unsent.back')}</Link>
      </p>
    </Alert>
  );
}
