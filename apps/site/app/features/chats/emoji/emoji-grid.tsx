import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emojiGroups, emojiOf, type EmojiGroup } from './emoji-data';
import styles from './emoji-grid.module.scss';

const groups = Object.keys(emojiGroups) as EmojiGroup[];

/** Emoji by group. One of them is in the tab order; the arrow keys lead to the others. */
export default function EmojiGrid({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('chats');
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow(buttons), ArrowUp: -perRow(buttons) }[
      event.key
    ];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  };
  return (
    <div ref={grid} className={styles.grid} role="group" aria-label={t('emoji.label')} onKeyDown={move}>
      {groups.map((group, groupIndex) => (
        <section key={group} aria-labelledby={`emoji-${group}`}>
          <h3 id={`emoji-${group}`}>{t(`emoji.${group}`)}</h3>
          <div className={styles.row}>
            {emojiOf(group).map((emoji, index) => (
              <button
                key={emoji}
                type="button"
                tabIndex={groupIndex + index === 0 ? 0 : -1}
                onClick={() => onPick(emoji)}
              >
                {emoji}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** How many fit into the first row. */
function perRow(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return buttons.findIndex(({ offsetTop }) => offsetTop !== top) || 1;
}
