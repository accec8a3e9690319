import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { useFocusOnChange } from './use-focus-on-change';
import styles from './dialog.module.scss';

/**
 * A modal window: the browser's own `<dialog>`, which traps and returns focus and makes the page behind it inert. Mount
 * it to open it, unmount it to close it.
 */
export function Dialog({
  title,
  size = 'medium',
  onClose,
  dismissable = true,
  above,
  isSheet = false,
  isFilledLater = false,
  children,
}: {
  /** A new title means new content, which gets the focus. */
  title: string;
  /** 300, 500, 800 or 1140 px wide (specification §1). */
  size?: 'small' | 'medium' | 'large' | 'wide';
  onClose: () => void;
  /** False: neither Esc nor the backdrop nor a cross closes it; its content must offer the way out. */
  dismissable?: boolean;
  /** Above the title: the progress of a longer process. */
  above?: ReactNode;
  /** On phones it comes from the bottom and takes the whole width. */
  isSheet?: boolean;
  /** The content renders after opening; until then the title has the focus. */
  isFilledLater?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element leaves the page: afterwards the browser no longer returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  // Afterwards, because a dialog that opens takes the focus itself.
  const heading = useFocusOnChange<HTMLHeadingElement>(title, Boolean(above) || isFilledLater);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (dismissable && event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], isSheet && styles.sheet)}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onKeyDown={(event) => {
        // Browsers let a second Esc through even if `cancel` was prevented; the key itself can be prevented.
        if (event.key === 'Escape' && !dismissable) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
    >
      <div className={styles.panel}>
        <header className={dismissable ? styles.header : undefined}>
          {above}
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        </header>
        {children}
        {/* Last in order, so that a dialog opens with the focus on its content. */}
        {dismissable && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('action.close')}>
            <X aria-hidden="true" />
          </button>
        )}
      </div>
    </dialog>
  );
}
