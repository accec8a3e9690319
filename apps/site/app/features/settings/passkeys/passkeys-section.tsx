import { useTranslation } from 'react-i18next';
import { passkeysAtMost } from '@kindling/contract/accounts/passkey-rules';
import type { User } from '@kindling/contract/overviews/user';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { Alert } from '../../../shared/ui/notices/alert';
import { NoPassword } from '../sections/no-password';
import { Section } from '../sections/section';
import styles from '../sections/rows.module.scss';
import { passkeysQuery } from '../settings-queries';
import { NewPasskey } from './new-passkey';
import { PasskeyRow } from './passkey-row';

/** Adds, renames and removes the member's passkeys (decisions §3.1). */
export function PasskeysSection({ user, initial }: { user: User; initial: AnswerOf<'listPasskeys'> }) {
  const { t } = useTranslation('settings');
  const { host, passkeys } = useApiQuery(passkeysQuery, initial).data;
  return (
    <Section id="passkeys" lead={t('passkeys.lead')}>
      {passkeys.length === 0 ? (
        <p className={styles.none}>{t('passkeys.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isElsewhere={passkey.host !== host} />
          ))}
        </ul>
      )}
      {user.status === 'not_confirmed' ? (
        <Alert>{t('errors:passkey_unconfirmed')}</Alert>
      ) : passkeys.length >= passkeysAtMost ? (
        <Alert>{t('errors:passkey_limit')}</Alert>
      ) : !user.has_password ? (
        <NoPassword />
      ) : (
        <NewPasskey user={user} />
      )}
    </Section>
  );
}
