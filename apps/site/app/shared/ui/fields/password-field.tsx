import { useState, type InputHTMLAttributes } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldLook } from './field';
import styles from './field.module.scss';

/** A password field whose text can be revealed. */
export function PasswordField({
  label,
  problem,
  hint,
  ...rest
}: FieldLook & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(control) => (
        <div className={styles.withButton}>
          <input {...rest} {...control} type={shown ? 'text' : 'password'} className={styles.control} />
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? t('action.hide_password') : t('action.show_password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
