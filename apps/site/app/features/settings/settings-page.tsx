import { useTranslation } from 'react-i18next';
import type { User } from '@kindling/contract/overviews/user';
import { formatNumber } from '@kindling/contract/text/numbers';
import { useUser } from '../../domain/account/use-user';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { languageName } from '../../shared/i18n/locale-choices';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { BlockedSection } from './sections/blocked-section';
import { ConsentsSection } from './sections/consents-section';
import { DatesSection } from './sections/dates-section';
import { DecisionsSection } from './sections/decisions-section';
import { DevicesSection } from './sections/devices-section';
import { EmailSection } from './sections/email-section';
import { ExportSection } from './sections/export-section';
import { LanguageSection } from './sections/language-section';
import { LeaveSection } from './leaving/leave-section';
import { NotificationsSection } from './sections/notifications-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { PasswordSection } from './sections/password-section';
import { PushSection } from './sections/push-section';
import { passkeysQuery, sessionsQuery } from './settings-queries';
import { overviewId } from './section-list';
import { SettingsNav } from './settings-nav';
import { VisibilitySection } from './sections/visibility-section';
import { WordsSection } from './words/words-section';
import styles from './settings-page.module.scss';

export interface SettingsAnswers {
  sessions: AnswerOf<'listSessions'>;
  passkeys: AnswerOf<'listPasskeys'>;
  consents: AnswerOf<'getConsents'>;
  blocks: AnswerOf<'listBlocks'> | null;
  words: AnswerOf<'getUnwantedWords'> | null;
  restrictions: AnswerOf<'listOwnRestrictions'> | null;
  offers: AnswerOf<'getLeavingOffers'> | null;
}

/** All settings of a member's account (specification §2), on one page. */
export function SettingsPage(answers: SettingsAnswers) {
  const { t } = useTranslation('settings');
  const user = useUser();
  return (
    <div className={styles.page} id={overviewId}>
      <PageHead title={t('title')} />
      <h1>{t('title')}</h1>
      <OfflineNotice />
      {user && <Subjects user={user} {...answers} />}
    </div>
  );
}

function Subjects({
  user,
  sessions,
  passkeys,
  consents,
  blocks,
  words,
  restrictions,
  offers,
}: SettingsAnswers & { user: User }) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { data } = useApiQuery(sessionsQuery, sessions);
  const own = useApiQuery(passkeysQuery, passkeys).data.passkeys;
  const states = {
    email: user.email,
    passkeys: formatNumber(own.length, language),
    devices: formatNumber(data.sessions.length, language),
    language: languageName(language),
    visibility: t(user.invisible ? 'state.on' : 'state.off'),
  };
  return (
    <>
      <SettingsNav states={states} />
      <div className={styles.sections}>
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <PasskeysSection user={user} initial={passkeys} />
        <DevicesSection initial={sessions} />
        <LanguageSection />
        <NotificationsSection user={user} />
        <PushSection />
        <VisibilitySection user={user} />
        <BlockedSection initial={blocks} />
        <WordsSection initial={words} />
        <DatesSection />
        <DecisionsSection initial={restrictions} />
        <ConsentsSection initial={consents} />
        <ExportSection user={user} />
        <LeaveSection user={user} offers={offers} />
      </div>
    </>
  );
}
