import { Plus, Send, Smile } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { textLength } from '@kindling/contract/text/text-length';
import { useUser } from '../../../domain/account/use-user';
import type { PricedBundle } from '../../../domain/credits/message-price';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { classNames } from '../../../shared/ui/class-names';
import { ComposerTools, type ComposerTool } from './composer-tools';
import { ReplyBar } from './reply-bar';
import styles from './composer.module.scss';

// Readers whose keyboard has emoji never open it.
const EmojiGrid = lazy(() => import('../emoji/emoji-grid'));

/** The share of the length from which the counter is shown. */
const counterFrom = 0.8;

/** The message's field, for components that insert text. */
export type ComposerField = RefObject<HTMLTextAreaElement | null>;

/** The message field, with its price in credits and in money (trust 4), and the room left. */
export function Composer({
  name,
  cost,
  longest,
  unanswered,
  bundles,
  field,
  text,
  reply,
  tools,
  onText,
  onCancelReply,
  onSend,
}: {
  name: string;
  cost: number;
  /** Characters as people count them. */
  longest: number;
  /** The receiver never answers: so it is free. */
  unanswered: boolean;
  bundles: readonly PricedBundle[];
  field: ComposerField;
  text: string;
  /** The quoted message. */
  reply: Message['reply_to'];
  /** Everything else that can be sent. */
  tools: readonly ComposerTool[];
  onText: (text: string) => void;
  onCancelReply: () => void;
  onSend: (text: string) => void;
}) {
  const { t } = useTranslation('chats');
  const credits = useUser()?.credits ?? 0;
  const id = useId();
  const [open, setOpen] = useState<'tools' | 'emoji'>();
  const plus = useRef<HTMLButtonElement>(null);
  const length = textLength(text);
  const tooLong = length > longest;
  const ready = text.trim() !== '' && !tooLong;

  useEffect(() => {
    if (reply) field.current?.focus();
  }, [reply, field]);

  const send = () => {
    if (!ready) return;
    onSend(text.trim());
    setOpen(undefined);
    field.current?.focus();
  };
  const toggle = (one: 'tools' | 'emoji') => setOpen(open === one ? undefined : one);
  // Before the picked tool opens, so that the focus returns here and not to a button that is gone.
  const closeTools = () => {
    plus.current?.focus();
    setOpen(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reply) onCancelReply();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    onText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const caret = selectionStart + emoji.length;
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {reply && <ReplyBar quote={reply} name={name} onCancel={onCancelReply} />}
      <div className={styles.row}>
        {tools.length > 0 && (
          <button
            ref={plus}
            type="button"
            className={classNames(styles.tool, styles.plus)}
            aria-label={t('tools.label')}
            aria-expanded={open === 'tools'}
            onClick={() => toggle('tools')}
          >
            <Plus aria-hidden="true" />
          </button>
        )}
        <label htmlFor={id} className="visually-hidden">
          {t('composer.label', { name })}
        </label>
        <div className={styles.box}>
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
              onKeyDown={onKey}
            />
          </div>
          <button
            type="button"
            className={classNames(styles.tool, styles.emoji)}
            aria-label={t('emoji.label')}
            aria-expanded={open === 'emoji'}
            onClick={() => toggle('emoji')}
          >
            <Smile aria-hidden="true" />
          </button>
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
      {open === 'tools' && <ComposerTools tools={tools} onPicked={closeTools} />}
      {open === 'emoji' && (
        <Suspense fallback={<div className={styles.coming} />}>
          <EmojiGrid onPick={insert} />
        </Suspense>
      )}
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
          <span aria-hidden="true">{`${length} / ${longest}`}</span>
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
