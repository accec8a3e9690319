import type { ReactNode } from 'react';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { entryQuery } from '../../../domain/account/signup/entry-query';
import { useUser } from '../../../domain/account/use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { Button, ButtonLink } from '../../../shared/ui/button';
import field from '../../../shared/ui/fields/field.module.scss';
import script from './letter.script.ts?page-script';
import styles from './letter.module.scss';

/**
 * A first message, written before there is an account. It stays in this tab as the signup's draft, and the signup that starts
 * from the member takes it over; members write in the conversation itself.
 */
export function OpeningForm({ member, children }: { member: Profile; children?: ReactNode }) {
  const { t } = useTranslation('members');
  const { message_length: longest } = useSite().settings;
  const path = usePaths();
  const page = useCurrentPage();
  const { id, name } = member;
  if (useUser()) {
    return (
      <ButtonLink to={path('members-id-chat', { id })} size="large" wide>
        {t('action.message')}
      </ButtonLink>
    );
  }
  return (
    <form
      className={styles.form}
      data-letter={id}
      data-on={path('members-id-signup', { id }) + entryQuery(page)}
    >
      {children}
      <label htmlFor="letter">{t('landing.label', { name })}</label>
      <textarea
        id="letter"
        className={field.control}
        rows={4}
        aria-describedby="letter-length"
        data-longest={longest}
      />
      <p
        id="letter-length"
        className={styles.small}
        data-length
        data-text={t('landing.length', { length: '#', longest })}
      />
      <Button type="submit" size="large" wide>
        <Send aria-hidden="true" />
        {t('landing.send')}
      </Button>
      <p className={styles.small}>{t('landing.after')}</p>
      <PageScript source={script} />
    </form>
  );
}
