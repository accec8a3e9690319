import type { ReactNode } from 'react';
import { Clock, Heart, MessageCircle, Undo2, UserRound, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { useWaits } from '../../domain/likes/use-waits';
import { usePaths } from '../../shared/routing/use-paths';
import { classNames } from '../../shared/ui/class-names';
import type { Choice } from '../../domain/swipe/choice';
import styles from './swipe-actions.module.scss';

/** Buttons for what swiping does, and the links away from the card. */
export function SwipeActions({
  profile,
  until = null,
  canUndo,
  onChoice,
  onUndo,
}: {
  /** The card on top. */
  profile: ProfileCard;
  /** When the next like comes; null while some are left. */
  until?: string | null;
  canUndo: boolean;
  onChoice: (choice: Choice) => void;
  onUndo: () => void;
}) {
  const { t } = useTranslation('swipe');
  const path = usePaths();
  const { id, name } = profile;
  const waits = useWaits(until);
  return (
    <div className={styles.actions}>
      <Action label={t('undo')} disabled={!canUndo} onPress={onUndo}>
        <Undo2 aria-hidden="true" />
      </Action>
      <Action label={t('pass', { name })} className={styles.pass} onPress={() => onChoice('pass')}>
        <X aria-hidden="true" />
      </Action>
      {/* While a like has to wait a press tells why. */}
      <Action
        label={t('like', { name })}
        className={classNames(styles.like, waits && styles.waiting)}
        onPress={() => onChoice('like')}
      >
        <Heart aria-hidden="true" />
        {waits && <Clock aria-hidden="true" className={styles.clock} />}
      </Action>
      <Link
        className={styles.action}
        to={path('members-id-chat', { id })}
        aria-label={t('message', { name })}
      >
        <MessageCircle aria-hidden="true" />
      </Link>
      <Link className={styles.action} to={path('members-id', { id })} aria-label={t('profile', { name })}>
        <UserRound aria-hidden="true" />
      </Link>
    </div>
  );
}

function Action({
  label,
  className,
  disabled = false,
  onPress,
  children,
}: {
  label: string;
  className?: string | undefined;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.action, className)}
      aria-label={label}
      // It keeps the focus while there is nothing to undo.
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}
