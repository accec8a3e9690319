import type { ReactNode } from 'react';
import { Check, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { consentsQuery } from '../../domain/account/consents-query';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { Switch } from '../../shared/ui/fields/switch';
import { groups } from './notification-rules';
import { useSwitchNotification, type Outcome } from './use-switch-notification';
import styles from './notifications-page.module.scss';

/** The eight kinds of notifications as switches (decisions §11.5), the promotional ones under their consent. */
export function NotificationsPage({ consents }: { consents: AnswerOf<'getConsents'> }) {
  const { t } = useTranslation('notifications');
  const { settings } = useSite();
  const { disabled, outcomes, switchTo } = useSwitchNotification();

  const switches = (kinds: readonly NotificationKind[]) =>
    kinds.map((kind) => (
      <li key={kind}>
        <Switch
          label={t(`kind.${kind}.name`)}
          hint={t(`kind.${kind}.text`, { brand: settings.name })}
          checked={!disabled.includes(kind)}
          onChange={(on) => switchTo(kind, on)}
        />
        <OutcomeText outcome={outcomes[kind]} />
      </li>
    ));
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <OfflineNotice />
      <Group title={t('group.others')}>
        <ul>{switches(groups.others)}</ul>
      </Group>
      <Group title={t('group.reminders')}>
        <ul>{switches(groups.reminders)}</ul>
      </Group>
      <Group title={t('group.marketing', { brand: settings.name })}>
        <MarketingConsent initial={consents} />
        <ul>{switches(groups.marketing)}</ul>
      </Group>
      <p className={styles.always}>{t('always')}</p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The consent behind the three promotional switches, and its date. */
function MarketingConsent({ initial }: { initial: AnswerOf<'getConsents'> }) {
  const { t } = useTranslation('notifications');
  const locale = useDateLocale();
  const { consents } = useApiQuery(consentsQuery, initial).data;
  const consent = consents.find(({ kind }) => kind === 'marketing');
  const since = consent && consent.withdrawn_at === null ? formatDate(consent.given_at, locale) : undefined;
  return (
    <div className={styles.consent}>
      <ShieldCheck aria-hidden="true" />
      <div>
        <p>{t('consent.text')}</p>
        <p role="status">
          <strong>{since === undefined ? t('consent.none') : t('consent.since', { date: since })}</strong>
        </p>
      </div>
    </div>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation('notifications');
  const { ofError } = useProblemText();
  return (
    <p className={styles.outcome} role="status">
      {outcome === 'saving' && <span>{t('saving')}</span>}
      {outcome === 'saved' && (
        <>
          <Check aria-hidden="true" />
          <span>{t('saved')}</span>
        </>
      )}
      {typeof outcome === 'object' && <span className={styles.problem}>{ofError(outcome.problem)}</span>}
    </p>
  );
}
