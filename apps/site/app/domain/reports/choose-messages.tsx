import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { mostChosenMessages } from '@kindling/contract/safety/report-rules';
import { Moment } from '../../shared/time/moment';
import styles from './choose-messages.module.scss';

/** The messages that can go with a report, one press each. Needs the texts of `reports`. */
export function ChooseMessages({
  messages,
  chosen,
  name,
  onChoose,
}: {
  messages: readonly Message[];
  /** Their ids. */
  chosen: readonly string[];
  /** Of the other one. */
  name: string;
  onChoose: (chosen: string[]) => void;
}) {
  const { t } = useTranslation('reports');
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.messages}>
      <legend>{t('messages.label')}</legend>
      <p>{t('messages.hint', { name })}</p>
      <ul>
        {messages.map(({ id, from_me: own, text, sent_at: sentAt }) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= mostChosenMessages}
                  onChange={() => toggle(id)}
                />
                <span>
                  <small>
                    <bdi>{own ? t('messages.you') : name}</bdi> <Moment at={sentAt} />
                  </small>
                  <bdi className={styles.words}>{text}</bdi>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
