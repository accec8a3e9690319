import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRestriction } from '@kindling/contract/safety/restriction';
import { ExportForm } from '../../domain/account/export-form';
import { PageHead } from '../../domain/account/page-head';
import { useMailedToken } from '../../domain/account/mail-address/use-mailed-token';
import { useUser } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { TextSkeleton } from '../../shared/ui/notices/skeleton';
import styles from './restriction-page.module.scss';
import { RestrictionView } from './restriction-view';

/**
 * A decision about a member's account, with its reasons and its appeal (trust 9). A member who can no longer log in gets here
 * by the token of the mail.
 *
 * @param own the logged-in member's own; null for any other reader
 */
export function RestrictionPage({ id, own }: { id: string; own: OwnRestriction | null }) {
  const { t } = useTranslation('restrictions');
  const token = useMailedToken();
  const opened = useOpened(id, own ? '' : token);
  const [changed, setChanged] = useState<OwnRestriction>();
  const restriction = changed ?? own ?? opened.restriction;
  const appeal = async (text: string) => {
    const params = { id };
    const answer = own
      ? await browserApi()('appealRestriction', { params, body: { text } })
      : await browserApi()('appealByLink', { params, body: { text, token: token ?? '' } });
    setChanged(answer);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      {restriction ? (
        <RestrictionView
          restriction={restriction}
          onAppeal={appeal}
          exportForm={token ? <ExportByLink id={id} token={token} /> : null}
        />
      ) : (
        <>
          <h1>{t('title')}</h1>
          <NotShown token={token} {...opened} />
        </>
      )}
    </div>
  );
}

/** A banned member's data, for the mailed token and the password. */
function ExportByLink({ id, token }: { id: string; token: string }) {
  const { t } = useTranslation('restrictions');
  const texts = { password: t('export.password'), submit: t('export.submit'), done: t('export.done') };
  return (
    <ExportForm
      texts={texts}
      ask={(password) => browserApi()('exportByLink', { params: { id }, body: { token, password } })}
    />
  );
}

/** Loading, failed, or not available with the given token. */
function NotShown({
  token,
  failure,
  isGone,
  again,
}: { token: string | undefined } & Pick<ReturnType<typeof useOpened>, 'failure' | 'isGone' | 'again'>) {
  const { t } = useTranslation('restrictions');
  const path = usePaths();
  const user = useUser();
  const { ofError } = useProblemText();
  if (failure !== undefined) {
    return (
      <>
        <Alert kind="danger" focused>
          {ofError(failure)}
        </Alert>
        <Button onClick={again}>{t('common:action.retry')}</Button>
      </>
    );
  }
  if (!isGone && token !== '') return <TextSkeleton />;
  return (
    <>
      <Alert kind="warning">
        <strong>{t('gone.title')}</strong>
        <p>{t('gone.text')}</p>
      </Alert>
      {!user && (
        <ButtonLink to={path('login')} size="large">
          {t('common:action.login')}
        </ButtonLink>
      )}
    </>
  );
}

/** The decision that a token opens. @param token undefined until known, `''` for none */
function useOpened(id: string, token: string | undefined) {
  const [restriction, setRestriction] = useState<OwnRestriction>();
  const [isGone, setGone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!token) return;
    let isLeft = false;
    const refused = (error: unknown) => {
      if (isLeft) return;
      if (isApiProblem(error) && error.code === 'link_expired') setGone(true);
      else setFailure(error);
    };
    browserApi()('openRestriction', { params: { id }, body: { token } }).then((answer) => {
      if (!isLeft) setRestriction(answer);
    }, refused);
    return () => {
      isLeft = true;
    };
  }, [id, token, tries]);
  const again = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return { restriction, isGone, failure, again };
}
