import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Consent } from '@kindling/contract/profiles/calls/consents';
import { consentsQuery } from '../../../domain/account/consents-query';
import { userQuery } from '../../../domain/account/use-user';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useDateLocale } from '../../../shared/i18n/date-locale';
import { formatDate } from '../../../shared/i18n/format';
import { ownProfileQuery } from '../../../domain/own-profile/own-profile-query';

import { usePaths } from '../../../shared/routing/use-paths';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { showToast } from '../../../shared/ui/notices/toasts';
import { Section } from './section';
import styles from './rows.module.scss';

/** Consents that can be given and withdrawn with one press each (trust 13); the terms end with the account only. */
const free = ['sensitive_data', 'marketing'] as const;
type FreeConsent = (typeof free)[number];

/** The member's consents, with their dates and texts. */
export function ConsentsSection({ initial }: { initial: AnswerOf<'getConsents'> }) {
  const { t } = useTranslation('settings');
  const locale = useDateLocale();
  const path = usePaths();
  const { consents } = useApiQuery(consentsQuery, initial).data;
  const of = (kind: Consent['kind']) => consents.find((consent) => consent.kind === kind);
  const terms = of('terms');
  return (
    <Section id="consents" lead={t('consents.lead')}>
      <ul className={styles.rows}>
        {free.map((kind) => (
          <FreeConsentRow key={kind} kind={kind} consent={of(kind)} />
        ))}
        <li>
          <div className={styles.what}>
            <p>{t('consents.terms')}</p>
            <p>
              {terms
                ? t('consents.terms_given', {
                    date: formatDate(terms.given_at, locale),
                    version: formatDate(terms.version, locale),
                  })
                : t('consents.terms_unknown')}{' '}
              <Link to={path('pages-terms')}>{t('consents.read')}</Link>
            </p>
          </div>
        </li>
      </ul>
    </Section>
  );
}

function FreeConsentRow({ kind, consent }: { kind: FreeConsent; consent: Consent | undefined }) {
  const { t } = useTranslation('settings');
  const locale = useDateLocale();
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const stands = consent !== undefined && consent.withdrawn_at === null;
  const press = t(stands ? 'consents.withdraw' : 'consents.give');

  const change = async () => {
    setBusy(true);
    try {
      const answer = stands
        ? await browserApi()('withdrawConsent', { params: { kind } })
        : await browserApi()('giveConsent', { body: { kind } });
      client.setQueryData(consentsQuery.key, answer);
      // What depended on it changed, too: the profile's sensitive fields, the promotional switches.
      void client.invalidateQueries({ queryKey: userQuery.key });
      client.removeQueries({ queryKey: ownProfileQuery.key });
      showToast(t(stands ? `consents.withdrawn_now.${kind}` : 'consents.given_now'), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <li>
      <div className={styles.what}>
        <p>{t(`consents.${kind}.title`)}</p>
        <p>{t(`consents.${kind}.text`)}</p>
        <p>
          {!consent
            ? t('consents.never')
            : consent.withdrawn_at === null
              ? t('consents.given', { date: formatDate(consent.given_at, locale) })
              : t('consents.withdrawn', { date: formatDate(consent.withdrawn_at, locale) })}
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        busy={busy}
        aria-label={`${press}: ${t(`consents.${kind}.title`)}`}
        onClick={() => {
          if (stands && kind === 'sensitive_data') setAsking(true);
          else void change();
        }}
      >
        {press}
      </Button>
      {asking && (
        // Erased data can't be restored.
        <Dialog title={t('own-profile:consent.withdraw_title')} onClose={() => setAsking(false)}>
          <p>{t('own-profile:consent.withdraw_text')}</p>
          <div className={styles.choice}>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('own-profile:consent.keep')}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void change()}>
              {t('own-profile:consent.withdraw')}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
