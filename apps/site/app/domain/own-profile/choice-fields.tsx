import { useTranslation } from 'react-i18next';
import {
  bodyTypes,
  eyeColors,
  hairColors,
  relationshipStatuses,
  signupReasons,
  tattooValues,
} from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { ChoiceSelect } from './choice-select';
import styles from './choice-fields.module.scss';

type Part<F extends keyof OwnProfile> = {
  value: Pick<OwnProfile, F>;
  /** Receives what changed. */
  onChange: (part: Partial<Pick<OwnProfile, F>>) => void;
};

/** What the member is looking for, and whether they have a partner. Texts: `own-profile`, `profile`. */
export function IntentFields({ value, onChange }: Part<'reason_for_signup' | 'relationship_status'>) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.pair}>
      <ChoiceSelect
        label={t('field.reason_for_signup')}
        choices={signupReasons}
        textOf={(choice) => t(`reason_for_signup.${choice}`)}
        value={value.reason_for_signup}
        onChange={(reason_for_signup) => onChange({ reason_for_signup })}
      />
      <ChoiceSelect
        label={t('field.relationship_status')}
        choices={relationshipStatuses}
        textOf={(choice) => t(`relationship_status.${choice}`)}
        value={value.relationship_status}
        onChange={(relationship_status) => onChange({ relationship_status })}
      />
    </div>
  );
}

/** The member's looks. Texts: `own-profile`, `profile`. */
export function LooksFields({ value, onChange }: Part<'hair_color' | 'eye_color' | 'body_type' | 'tattoos'>) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.pair}>
      <ChoiceSelect
        label={t('field.hair_color')}
        choices={hairColors}
        textOf={(choice) => t(`hair_color.${choice}`)}
        value={value.hair_color}
        onChange={(hair_color) => onChange({ hair_color })}
      />
      <ChoiceSelect
        label={t('field.eye_color')}
        choices={eyeColors}
        textOf={(choice) => t(`eye_color.${choice}`)}
        value={value.eye_color}
        onChange={(eye_color) => onChange({ eye_color })}
      />
      <ChoiceSelect
        label={t('field.body_type')}
        choices={bodyTypes}
        textOf={(choice) => t(`body_type.${choice}`)}
        value={value.body_type}
        onChange={(body_type) => onChange({ body_type })}
      />
      <ChoiceSelect
        label={t('field.tattoos')}
        choices={tattooValues}
        textOf={(choice) => t(`tattoos.${choice}`)}
        value={value.tattoos}
        onChange={(tattoos) => onChange({ tattoos })}
      />
    </div>
  );
}
