import { Link2, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mostDateShares } from '@kindling/contract/safety/date-share';
import { numberInDanger } from '@kindling/contract/safety/emergency-numbers';
import { PageHead } from '../../domain/account/page-head';
import { useUser } from '../../domain/account/use-user';
import { useApiQuery } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { usePaths } from '../../shared/routing/use-paths';
import { cleanPhone } from '../../shared/site/clean-phone';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { dateSharesQuery, useRefresh, type DateShares, type NewLink } from './date-shares-query';
import styles from './date-shares-page.module.scss';
import { LinkBox } from './link-box';
import { PlanCard } from './plan-card';
import { PlanForm } from './plan-form';

/** Plans for dates that the member shows by a link to somebody whom they trust. */
export function DateSharesPage({ initial }: { initial: DateShares }) {
  const { t } = useTranslation('date-shares');
  const { data } = useApiQuery(dateSharesQuery, initial);
  const ended = data.shares.filter(({ state }) => state === 'ended');
  const current = data.shares
    .filter(({ state }) => state !== 'ended')
    .toSorted((one, other) => Number(other.state === 'asked') - Number(one.state === 'asked'));
  // A question that waits comes first, and stays there once it is answered: a form may be open below.
  const [wasAsked] = useState(current[0]?.state === 'asked');
  const newPlan = (
    <NewPlan
      data={data}
      isFirst={current.length === 0}
      isFull={current.length >= mostDateShares}
      isQuiet={wasAsked}
    />
  );
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <OfflineNotice />
      {!wasAsked && newPlan}
      {current.length > 0 && (
        <section className={styles.group}>
          <h2>{t('list')}</h2>
          <ul className={styles.cards}>
            {current.map((share) => (
              <PlanCard key={share.id} share={share} times={data} />
            ))}
          </ul>
        </section>
      )}
      {wasAsked && newPlan}
      <NobodyWatches />
      {ended.length > 0 && (
        <section className={styles.group}>
          <h2>{t('ended.title')}</h2>
          <p>{t('ended.text')}</p>
          <ul className={styles.cards}>
            {ended.map((share) => (
              <PlanCard key={share.id} share={share} times={data} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The form of a new plan, and the link that it led to. */
function NewPlan({
  data,
  isFirst,
  isFull,
  isQuiet,
}: {
  data: DateShares;
  isFirst: boolean;
  isFull: boolean;
  /** Something else on the page is more urgent. */
  isQuiet: boolean;
}) {
  const { t } = useTranslation('date-shares');
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(isFirst);
  const [made, setMade] = useState<NewLink>();
  const isShown = isOpen || (isFirst && !made);
  return (
    <>
      {made && <LinkBox made={made} />}
      {!isShown && !isFull && (
        <div>
          <Button look={made || isQuiet ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
            {t('new')}
          </Button>
        </div>
      )}
      {isFull && <p className={styles.note}>{t('full', { most: mostDateShares })}</p>}
      {isShown && !isFull && (
        <section className={styles.form}>
          <h2>{t('new')}</h2>
          <PlanForm
            times={data}
            submit={t('form.submit')}
            onCancel={isFirst ? undefined : () => setOpen(false)}
            onSend={async (plan) => {
              setMade(undefined);
              setMade(await browserApi()('shareDate', { body: plan }));
              setOpen(false);
              await refresh();
            }}
          />
          <p className={styles.host}>
            <Link2 aria-hidden="true" />
            <span>{t(data.is_neutral ? 'host.neutral' : 'host.named', { host: data.link_host })}</span>
          </p>
        </section>
      )}
    </>
  );
}

/** What this is not: nobody is alarmed by it. */
function NobodyWatches() {
  const { t } = useTranslation('date-shares');
  const { settings } = useSite();
  const path = usePaths();
  const number = numberInDanger(settings.countries, useUser()?.profile.country ?? null);
  return (
    <aside className={styles.watch}>
      <ShieldAlert aria-hidden="true" />
      <div>
        <p>{t('watch', { brand: settings.name })}</p>
        <p>
          {number === null ? (
            <Link to={`${path('pages-safety')}#numbers`}>{t('danger.numbers')}</Link>
          ) : (
            <>
              <span>{t('danger.call')}</span> <a href={`tel:${cleanPhone(number)}`}>{number}</a>
            </>
          )}
        </p>
        <p>
          <Link to={path('pages-safety')}>{t('danger.tips')}</Link>
        </p>
      </div>
    </aside>
  );
}
