import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import { useStoppedDraft } from '../../domain/drafts/use-draft';
import { takeBackUnpaid } from '../../domain/unsent/give-back';
import { dropUnsent, isUnpaid, type UnsentMessage } from '../../domain/unsent/unsent-messages';
import { useUnsent } from '../../domain/unsent/use-unsent';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './unsent-message.module.scss';

/**
 * What credits were missing for: the way back to a text or gift that waits for its author, what goes out by itself after a
 * payment, and what then became of it.
 *
 * @param payment id of the payment that the page is about
 */
export function UnsentMessage({ payment }: { payment?: string }) {
  const { t } = useTranslation('credits');
  const draft = useStoppedDraft();
  const unsent = useUnsent();
  const bought = unsent.filter((message) => message.payment);
  const gift = unsent.findLast((message) => message.gift !== null && message.isFailed && !message.payment);
  const sent = useSentBy(payment, unsent);
  return (
    <>
      {bought.map((message) => (
        <Bought key={message.clientId} message={message} />
      ))}
      {sent.map(({ clientId, gift: given, to }) => (
        <Alert key={clientId} kind="success">
          <Line to={to} words={t(`unsent.sent.${given ? 'gift' : 'text'}`, { name: to.name })} />
        </Alert>
      ))}
      {draft && (
        <Alert>
          <Line to={{ ...draft, id: draft.profileId }} words={t('unsent.text', { name: draft.name })} />
        </Alert>
      )}
      {gift && (
        <Alert>
          <Line to={gift.to} words={t('unsent.gift', { name: gift.to.name })} />
        </Alert>
      )}
    </>
  );
}

/** The messages of a payment that waited for it when the page opened, and were sent since. */
function useSentBy(payment: string | undefined, unsent: readonly UnsentMessage[]): readonly UnsentMessage[] {
  const [last, setLast] = useState<readonly UnsentMessage[]>([]);
  const now = unsent.filter((message) => message.payment && message.payment.id === payment);
  const left = last.filter(({ clientId }) => !now.some((one) => one.clientId === clientId));
  if (now.some((message) => !last.includes(message))) setLast([...now, ...left]);
  // One that left before its payment was settled was taken back.
  return left.filter((message) => !message.isFailed && !isUnpaid(message));
}

/** One that was bought credits for: it waits for the payment, is on its way, or was refused, and why. */
function Bought({ message }: { message: UnsentMessage }) {
  const { t } = useTranslation('credits');
  const { t: errors } = useTranslation('errors');
  const memberId = useUser()?.id;
  const { clientId, gift, to, text, isFailed, refusal } = message;
  const what = gift ? 'gift' : 'text';
  if (memberId === undefined) return null;
  if (!isFailed)
    return (
      <Alert>
        <Line to={to} words={t(`unsent.goes.${what}`, { name: to.name })} />
        {isUnpaid(message) && (
          <Button
            look="secondary"
            size="small"
            onClick={() => takeBackUnpaid(localStorage, memberId, clientId)}
          >
            {t('unsent.take_back')}
          </Button>
        )}
      </Alert>
    );
  // Whoever is gone has no conversation to go back to: the text can only be read here.
  const isGone = refusal === 'not_found';
  return (
    <Alert kind="warning">
      <Line to={to} words={t(`unsent.refused.${what}`, { name: to.name })} isGone={isGone} />
      <p>{isGone ? errors('page.no_member') : refusal && errors([refusal, 'unexpected'])}</p>
      {isGone && text !== '' && <blockquote className={styles.words}>{text}</blockquote>}
      {isGone && (
        <Button look="secondary" size="small" onClick={() => dropUnsent(localStorage, memberId, clientId)}>
          {t('unsent.discard')}
        </Button>
      )}
    </Alert>
  );
}

function Line({
  to: { id, fictional },
  words,
  isGone = false,
}: {
  to: UnsentMessage['to'];
  words: string;
  isGone?: boolean;
}) {
  const { t } = useTranslation('credits');
  const path = usePaths();
  return (
    <p>
      {fictional && <FictionalLabel />} <span>{words}</span>{' '}
      {!isGone && <Link to={path('members-id-chat', { id })}>{t('unsent.back')}</Link>}
    </p>
  );
}
