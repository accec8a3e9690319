import { useId, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@kindling/contract/languages';
import { dateTimeFormat } from '../../i18n/formatters';
import { joinDate, splitDate, type DateParts } from './date-parts';
import styles from './field.module.scss';
import { Select } from './select';

const monthNumbers = Array.from({ length: 12 }, (_, month) => month + 1);

/**
 * A date of birth as day, month and year: quicker than a calendar for a distant day, and browsers can autofill it. The month is
 * chosen by name, which leaves no doubt about the order.
 */
export function DateOfBirthField({
  label,
  value,
  language,
  problem,
  onChange,
  onLeave,
}: {
  label: string;
  /** `YYYY-MM-DD` or `''`. */
  value: string;
  language: Language;
  problem?: string | undefined;
  /** `''` while it is incomplete. */
  onChange: (date: string) => void;
  /** Focus has left all three parts. */
  onLeave?: () => void;
}) {
  const { t } = useTranslation('account');
  const id = useId();
  const [parts, setParts] = useState(() => splitDate(value));
  const change = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(joinDate(next));
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  const described = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && `${id}-problem`,
  } as const;
  const digits = (text: string) => text.replace(/\D/g, '');
  const monthName = dateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return (
    <fieldset className={styles.field} onBlur={leave}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.date}>
        <input
          {...described}
          className={styles.control}
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          placeholder={t('birth.day')}
          aria-label={t('birth.day')}
          value={parts.day}
          onChange={(event) => change({ day: digits(event.target.value) })}
        />
        <Select
          {...described}
          autoComplete="bday-month"
          aria-label={t('birth.month')}
          none={t('birth.month')}
          options={monthNumbers.map((value) => ({
            value,
            label: monthName.format(Date.UTC(2000, value - 1)),
          }))}
          value={parts.month}
          onChange={(event) => change({ month: event.target.value })}
        />
        <input
          {...described}
          className={styles.control}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          placeholder={t('birth.year')}
          aria-label={t('birth.year')}
          value={parts.year}
          onChange={(event) => change({ year: digits(event.target.value) })}
        />
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
