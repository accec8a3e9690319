import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '../class-names';
import styles from './field.module.scss';

export interface FieldLook {
  label: string;
  /** Its problem, in the reader's language. */
  problem?: string | undefined;
  /** Help under the label. */
  hint?: ReactNode;
}

/** Ids that tie a control to its label, hint and problem. */
export interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and problem around a control; the problem is announced when it appears. */
export function FieldFrame({
  label,
  problem,
  hint,
  children,
}: FieldLook & { children: (control: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

/** A line of text. */
export function Field({
  label,
  problem,
  hint,
  className,
  ...rest
}: FieldLook & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(control) => <input {...rest} {...control} className={classNames(styles.control, className)} />}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  problem,
  hint,
  ...rest
}: FieldLook & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(control) => <textarea rows={3} {...rest} {...control} className={styles.control} />}
    </FieldFrame>
  );
}
