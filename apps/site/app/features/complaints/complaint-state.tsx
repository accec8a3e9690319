import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestComplaint } from '@kindling/contract/safety/complaint-rules';
import type { Complaint } from '@kindling/contract/safety/calls/support';
import { useMailedToken } from '../../domain/account/mail-address/use-mailed-token';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { TextArea } from '../../shared/ui/fields/field';
import { TextSkeleton } from '../../shared/ui/notices/skeleton';
import { ComplaintView } from './complaint-view';
import styles from './complaint-page.module.scss';

/** The state of a complaint, for the holder of the token in its mail. */
export function ComplaintState({ number }: { number: string }) {
  const { t } = useTranslation('complaints');
  const token = useMailedToken();
  const opened = useOpened(number, token);
  const { complaint, setComplaint } = opened;
  return (
    <article className={classNames(styles.page, styles.wide)}>
      <h1>{t('state.title')}</h1>
      {complaint ? (
        <>
          <ComplaintView complaint={complaint} />
          {complaint.can_write && (
            <MoreWords
              send={async (text) =>
                setComplaint(
                  await browserApi()('addToComplaint', {
                    params: { number },
                    body: { token: token ?? '', text },
                  }),
                )
              }
            />
          )}
        </>
      ) : (
        <NotShown token={token} {...opened} />
      )}
    </article>
  );
}

/** Loading, failed, or not available with the given token. */
function NotShown({
  token,
  failure,
  isGone,
  again,
}: { token: string | undefined } & Pick<ReturnType<typeof useOpened>, 'failure' | 'isGone' | 'again'>) {
  const { t } = useTranslation('complaints');
  const path = usePaths();
  const { ofError } = useProblemText();
  if (failure !== undefined)
    return (
      <>
        <Alert kind="danger" focused>
          {ofError(failure)}
        </Alert>
        <Button onClick={again}>{t('common:action.retry')}</Button>
      </>
    );
  if (!isGone && token !== '') return <TextSkeleton />;
  return (
    <>
      <Alert kind="warning">
        <strong>{t('gone.title')}</strong>
        <p>{t('gone.text')}</p>
      </Alert>
      <ButtonLink to={path('complaints')} size="large" look="secondary">
        {t('title')}
      </ButtonLink>
    </>
  );
}

/** Adds to a complaint, as long as the case is not closed. */
function MoreWords({ send }: { send: (text: string) => Promise<void> }) {
  const { t } = useTranslation('complaints');
  const [text, setText] = useState('');
  const form = useForm({ text: text.trim() === '' ? 'required' : undefined }, async () => {
    await send(text);
    setText('');
  });
  return (
    <LiveForm form={form}>
      <TextArea
        label={t('state.more')}
        name="text"
        rows={5}
        required
        maxLength={longestComplaint}
        value={text}
        problem={form.problemOf('text')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={form.busy}>
        {t('state.send')}
      </Button>
    </LiveForm>
  );
}

/** The complaint that a token opens. @param token undefined until known, `''` for none */
function useOpened(number: string, token: string | undefined) {
  const [complaint, setComplaint] = useState<Complaint>();
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
    browserApi()('openComplaint', { params: { number }, body: { token } }).then((answer) => {
      if (!isLeft) setComplaint(answer);
    }, refused);
    return () => {
      isLeft = true;
    };
  }, [number, token, tries]);
  const again = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return { complaint, setComplaint, isGone, failure, again };
}
