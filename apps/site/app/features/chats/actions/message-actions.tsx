import { Copy, Flag, Plus, Reply, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstReactions } from '@kindling/contract/chats/reactions';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { useNow } from '../../../shared/time/use-now';
import { classNames } from '../../../shared/ui/class-names';
import { showToast } from '../../../shared/ui/notices/toasts';
import { canRetract } from '../retraction/can-retract';
import styles from './message-actions.module.scss';

const EmojiGrid = lazy(() => import('../emoji/emoji-grid'));

/** The actions on one message: next to it where there is room, on a phone at the lower edge, near the thumb. */
export default function MessageActions({
  message,
  trigger,
  onReply,
  onReact,
  onReport,
  onRetract,
  onClose,
}: {
  message: Message;
  trigger: HTMLElement;
  onReply: () => void;
  /** @param emoji null takes the reaction back */
  onReact: (emoji: string | null) => void;
  onReport: () => void;
  onRetract: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  const sheet = useRef<HTMLDivElement>(null);
  const [isPicking, setPicking] = useState(false);
  const now = useNow(stepMs);
  const mine = message.reactions.find(({ from_me }) => from_me)?.emoji;

  useEffect(() => {
    const element = sheet.current;
    if (!element?.isConnected) return;
    element.showPopover();
    element.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (sheet.current) placeAt(sheet.current, trigger);
  }, [trigger, isPicking]);

  const then = (act: () => void) => () => {
    sheet.current?.hidePopover();
    act();
  };
  const react = (emoji: string) => then(() => onReact(emoji === mine ? null : emoji));
  const copy = async () => {
    await navigator.clipboard.writeText(message.text);
    showToast(t('actions.copied'));
  };
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={t('actions.more')}
      className={styles.sheet}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <div className={styles.quick} role="group" aria-label={t('react.label')}>
        {firstReactions.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-pressed={emoji === mine}
            className={classNames(emoji === mine && styles.mine)}
            onClick={react(emoji)}
          >
            {emoji}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('react.more')}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {isPicking && (
        <Suspense fallback={<div className={styles.coming} />}>
          <EmojiGrid onPick={(emoji) => react(emoji)()} />
        </Suspense>
      )}
      <ul className={styles.list}>
        <li>
          <button type="button" onClick={then(onReply)}>
            <Reply aria-hidden="true" /> {t('actions.reply')}
          </button>
        </li>
        {message.kind === 'text' && (
          <li>
            <button type="button" onClick={then(() => void copy().catch(() => undefined))}>
              <Copy aria-hidden="true" /> {t('actions.copy')}
            </button>
          </li>
        )}
        {now !== undefined && canRetract(message, now) && (
          <li>
            <button type="button" onClick={then(onRetract)}>
              <Undo2 aria-hidden="true" /> {t('actions.retract')}
            </button>
          </li>
        )}
        {!message.from_me && (
          <li>
            <button type="button" onClick={then(onReport)}>
              <Flag aria-hidden="true" /> {t('actions.report')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** How exactly the time is told until which a message can be taken back. */
const stepMs = 5000;
const gapPx = 6;
const edgePx = 12;

/** Next to the pressed element, above or below by the room there; the stylesheet moves it to a phone's lower edge. */
function placeAt(sheet: HTMLElement, trigger: HTMLElement): void {
  if (matchMedia('(max-width: 575px)').matches) {
    sheet.style.inset = '';
    return;
  }
  const { top, bottom, left } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = sheet;
  const x = Math.min(Math.max(edgePx, left - offsetWidth / 2), clientWidth - offsetWidth - edgePx);
  const below = bottom + gapPx;
  const y =
    below + offsetHeight + edgePx <= clientHeight ? below : Math.max(edgePx, top - gapPx - offsetHeight);
  sheet.style.inset = `${y}px auto auto ${x}px`;
}
