import { Send } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../domain/account/use-user';
import type { PricedBundle } from '../../domain/credits/message-price';
import { PriceOfCredits } from '../../domain/credits/price-of-credits';
import { textLength } from '../../shared/format/text-length';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import styles from './composer.module.scss';

/** From here on the counter is worth a look. */
const counterFrom = 0.8;

/** Where a message is written: what it costs in credits and in money (trust 4), and how much room is left. */
export function Composer({
  name,
  cost,
  unanswered,
  bundles,
  text,
  onText,
  onSend,
}: {
  name: string;
  cost: number;
  /** Nobody answers whom the message is for: so it costs nothing. */
  unanswered: boolean;
  bundles: readonly PricedBundle[];
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
}) {
  const { t } = useTranslation('chats');
  const { message_length: longest } = useSite().settings;
  const credits = useUser()?.credits ?? 0;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const length = textLength(text);
  const tooLong = length > longest;
  const ready = text.trim() !== '' && !tooLong;

  const send = () => {
    if (!ready) return;
    onSend(text.trim());
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.row}>
        <label htmlFor={id} className="visually-hidden">
          {t('composer.label', { name })}
        </label>
        <div className={styles.grow} data-text={`${text} `}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            placeholder={t('composer.placeholder')}
            enterKeyHint="send"
            aria-describedby={`${id}-cost ${id}-length`}
            aria-invalid={tooLong || undefined}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={sendOnEnter}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={t('composer.send')}
          aria-disabled={!ready || undefined}
        >
          <Send aria-hidden="true" />
        </button>
      </div>
      <div className={styles.facts}>
        <p id={`${id}-cost`}>
          {cost > 0 ? (
            <>
              <span>
                {t('composer.cost')} <PriceOfCredits credits={cost} bundles={bundles} />
              </span>{' '}
              <span className={classNames(credits < cost && styles.low)}>
                {t('composer.balance', { count: credits })}
              </span>
            </>
          ) : (
            t(unanswered ? 'composer.unanswered' : 'composer.free')
          )}
        </p>
        <p
          id={`${id}-length`}
          className={classNames(
            styles.counter,
            length >= longest * counterFrom && styles.close,
            tooLong && styles.over,
          )}
        >
          <span aria-hidden="true">
            {length} / {longest}
          </span>
          <span className="visually-hidden">{t('composer.length', { length, longest })}</span>
        </p>
      </div>
      {tooLong && (
        <p className={styles.over} role="alert">
          {t('errors:message_too_long')}
        </p>
      )}
    </form>
  );
}
