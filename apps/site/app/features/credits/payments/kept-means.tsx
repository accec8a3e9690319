import { useState } from 'react';
import { CreditCard, Landmark } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Mandate } from '@kindling/contract/money/calls/mandates';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useAlive } from '../../../shared/site/use-alive';
import { Moment } from '../../../shared/time/moment';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { MandateName } from '../mandate-name';
import { mandatesQuery } from '../credit-queries';
import styles from './transactions-page.module.scss';

/** The accounts and cards that may be charged, each with a button to remove it. */
export function KeptMeans({ initial }: { initial: AnswerOf<'getMandates'> }) {
  const { t } = useTranslation('credits');
  const { mandates } = useApiQuery(mandatesQuery, initial).data;
  if (mandates.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t('kept.title')}</h2>
      <p>{t('kept.lead')}</p>
      <ul>
        {mandates.map((mandate) => (
          <KeptRow key={mandate.mandate_id} mandate={mandate} />
        ))}
      </ul>
    </section>
  );
}

function KeptRow({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('credits');
  const { ofError } = useProblemText();
  const alive = useAlive();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const Icon = mandate.kind === 'account' ? Landmark : CreditCard;

  const remove = async () => {
    setBusy(true);
    try {
      await browserApi()('removeMandate', { params: { id: mandate.mandate_id } });
      showToast(t('kept.removed'), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      for (const { key } of [mandatesQuery, bundlesQuery]) await client.invalidateQueries({ queryKey: key });
      setBusy(false);
    }
  };

  return (
    <li>
      <Icon aria-hidden="true" />
      <span className={styles.what}>
        <strong>
          <MandateName mandate={mandate} />
        </strong>
        <small>
          {t('kept.since')} <Moment at={mandate.signed_at} style="date" />
        </small>
      </span>
      <Button
        look="secondary"
        size="small"
        disabled={!alive}
        busy={busy}
        aria-label={t('kept.remove_this', { end: mandate.last_four })}
        onClick={() => void remove()}
      >
        {t('kept.remove')}
      </Button>
    </li>
  );
}
