import { useTranslation } from 'react-i18next';
import { apiQuery, useApiQuery } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from './icebreakers-dialog.module.scss';

/** Prepared first lines in the page's language (decisions §6.4). A chosen one is inserted into the composer and not sent. */
export default function IcebreakersDialog({
  name,
  onChoose,
  onClose,
}: {
  name: string;
  onChoose: (line: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  const { language } = useSite();
  const { data, error, refetch } = useApiQuery(apiQuery('getIcebreakers', { query: { language } }));
  const { ofError } = useProblemText();
  return (
    <Dialog title={t('icebreakers.title', { name })} onClose={onClose}>
      <p className={styles.lead}>{t('icebreakers.lead')}</p>
      {error && (
        <Alert kind="danger">
          <p>{ofError(error)}</p>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </Alert>
      )}
      <ul className={styles.lines}>
        {data?.lines.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => onChoose(line)}>
              {line}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
