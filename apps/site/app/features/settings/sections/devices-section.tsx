import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deviceOf } from '@kindling/contract/accounts/device-name';
import type { Session } from '@kindling/contract/accounts/calls/sessions';
import { countryName } from '../../../domain/places/region-names';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useSite } from '../../../shared/site/site-data';
import { Moment } from '../../../shared/time/moment';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';

import { sessionsQuery } from '../settings-queries';
import { Section } from './section';
import styles from './rows.module.scss';

/** The member's sessions, each with a button to end it (decisions §3.1). */
export function DevicesSection({ initial }: { initial: AnswerOf<'listSessions'> }) {
  const { t } = useTranslation('settings');
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const { sessions } = useApiQuery(sessionsQuery, initial).data;
  /** Id of the session that is being ended, `all` for the others. */
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (which: string, told: string) => {
    setEnding(which);
    try {
      if (which === 'all') await browserApi()('endOtherSessions');
      else await browserApi()('endSession', { params: { id: which } });
      showToast(told, 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      await client.invalidateQueries({ queryKey: sessionsQuery.key });
      setEnding(null);
    }
  };

  return (
    <Section id="devices" lead={t('devices.lead')}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session.id, t('devices.ended'))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            look="secondary"
            busy={ending === 'all'}
            onClick={() => void end('all', t('devices.all_ended'))}
          >
            {t('devices.end_others')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { browser, system, mobile } = deviceOf(session.user_agent);
  const Icon = mobile ? Smartphone : Monitor;
  const name =
    browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <li>
      <Icon aria-hidden="true" />
      <div className={styles.what}>
        <p>{name}</p>
        <p>
          {session.current && <strong className={styles.here}>{t('devices.this')}</strong>}
          <span>{t('devices.since')}</span> <Moment at={session.created_at} style="date" />
          {session.opened_by && <span> {t(`devices.by_${session.opened_by}`)}</span>}
          {session.country && <span>, {countryName(session.country, language)}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          look="secondary"
          size="small"
          busy={busy}
          aria-label={`${t('devices.end')}: ${name}`}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
