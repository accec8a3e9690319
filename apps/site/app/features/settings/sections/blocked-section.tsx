import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolate } from '@kindling/contract/text/isolate';
import { ReportButton } from '../../../domain/reports/report-button';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Moment } from '../../../shared/time/moment';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { blocksQuery } from '../settings-queries';
import { Section } from './section';
import styles from './rows.module.scss';

/** The members that this member blocked (trust 18). @param initial null if the list is not available */
export function BlockedSection({ initial }: { initial: AnswerOf<'listBlocks'> | null }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="blocked" lead={t('blocked.lead')}>
      {initial ? (
        <BlockedMembers initial={initial} />
      ) : (
        <Alert kind="warning">{t('errors:unavailable')}</Alert>
      )}
    </Section>
  );
}

function BlockedMembers({ initial }: { initial: AnswerOf<'listBlocks'> }) {
  const { t } = useTranslation('settings');
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const blocks = useApiQuery(blocksQuery, initial).data.blocks.map((block) => ({
    ...block,
    name: block.name ?? t('blocked.unnamed'),
    // A member who left, or is hidden, can no longer be reported.
    isThere: block.name !== null,
  }));
  const [ending, setEnding] = useState<string | null>(null);

  const unblock = async (id: string, name: string) => {
    setEnding(id);
    try {
      await browserApi()('unblockMember', { params: { id } });
      // An unblocked member may appear anywhere again: every list may have changed.
      client.removeQueries({ type: 'inactive' });
      showToast(t('blocked.ended', { name }), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      await client.invalidateQueries({ queryKey: blocksQuery.key });
      setEnding(null);
    }
  };

  if (blocks.length === 0) return <p className={styles.none}>{t('blocked.none')}</p>;
  return (
    <ul className={styles.rows}>
      {blocks.map(({ profile_id, name, isThere, blocked_at }) => (
        <li key={profile_id}>
          <div className={styles.what}>
            <p>
              <bdi>{name}</bdi>
            </p>
            <p>
              {t('blocked.since')} <Moment at={blocked_at} style="day" />
            </p>
          </div>
          {isThere && <ReportButton target={{ id: profile_id, name, blocked: true }} />}
          <Button
            look="secondary"
            size="small"
            busy={ending === profile_id}
            aria-label={`${t('blocked.end')}: ${isolate(name)}`}
            onClick={() => void unblock(profile_id, name)}
          >
            {t('blocked.end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
