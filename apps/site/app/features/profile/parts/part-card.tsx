import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Check, Lock, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import type { PartEditing } from './use-part';
import styles from './part-card.module.scss';

/** A part of the profile as others see it, which turns into its own small form in place. */
export function PartCard({
  editing,
  empty,
  isPrivate = false,
  notice,
  form,
  children,
}: {
  editing: PartEditing;
  /** Shown while the part is empty; all of it opens the form. Undefined if it is not empty. */
  empty?: string | undefined;
  /** Other members never see it. */
  isPrivate?: boolean;
  /** At its top, also during editing. */
  notice?: ReactNode;
  form: ReactNode;
  /** As others see it. */
  children: ReactNode;
}) {
  const { t } = useTranslation('profile-page');
  const titleId = useId();
  const { part, isOpen, state } = editing;
  const title = t(`part.${part}`);
  const { opener, fields } = useFocusBetween(isOpen);
  return (
    <section className={styles.card} id={part} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {!isOpen && (
          <button
            ref={opener}
            type="button"
            className={styles.edit}
            aria-label={`${t(empty === undefined ? 'edit' : 'add')}: ${title}`}
            onClick={editing.open}
          >
            {empty === undefined ? <Pencil aria-hidden="true" /> : <Plus aria-hidden="true" />}
            <span>{t(empty === undefined ? 'edit' : 'add')}</span>
          </button>
        )}
      </header>
      {isPrivate && (
        <p className={styles.private}>
          <Lock aria-hidden="true" />
          {t('only_you')}
        </p>
      )}
      {notice}
      {isOpen ? (
        <form
          ref={fields}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            editing.save();
          }}
        >
          {form}
          {editing.failure && (
            <Alert kind="danger" focused>
              {editing.failure}
            </Alert>
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={state === 'saving'}>
              {t('common:action.save')}
            </Button>
            <Button look="secondary" onClick={editing.discard}>
              {t('common:action.cancel')}
            </Button>
          </div>
        </form>
      ) : empty === undefined ? (
        children
      ) : (
        <button type="button" tabIndex={-1} className={styles.empty} onClick={editing.open}>
          {empty}
        </button>
      )}
      {!isOpen && editing.isUnsaved && (
        <div className={styles.unsaved}>
          <p>{t('unsaved')}</p>
          <Button look="secondary" size="small" onClick={editing.open}>
            {t('resume')}
          </Button>
          <Button look="quiet" size="small" onClick={editing.discard}>
            {t('discard')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.state}>
        {!isOpen && state === 'saved' && <Check aria-hidden="true" />}
        {!isOpen && state && <span>{t(state)}</span>}
      </p>
    </section>
  );
}

/** An opened form gets the focus in its first field; on closing it returns. */
function useFocusBetween(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const form = fields.current;
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid]');
    const first = form?.querySelector<HTMLElement>('input, select, textarea');
    (isOpen ? (invalid ?? first) : opener.current)?.focus();
  }, [isOpen]);
  return { opener, fields };
}
