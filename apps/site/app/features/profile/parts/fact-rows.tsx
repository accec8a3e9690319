import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import styles from './fact-rows.module.scss';

/** One line for each fact; missing facts have none. */
export function FactRows({ rows }: { rows: readonly { label: string; value: string | null }[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Fields with a value of a fixed list. */
export type ListedField =
  | 'gender'
  | 'sexuality'
  | 'relationship_status'
  | 'reason_for_signup'
  | 'body_type'
  | 'hair_color'
  | 'eye_color'
  | 'tattoos';

/** The rows of listed fields in the reader's language. Texts: `profile`. */
export function useListedRows() {
  const { t } = useTranslation('profile');
  return (profile: Pick<OwnProfile, ListedField>, fields: readonly ListedField[]) =>
    fields.map((field) => ({
      label: t(`field.${field}`),
      value: profile[field] === null ? null : t(`${field}.${profile[field]}`),
    }));
}
