import {
  Ban,
  Bell,
  BellRing,
  CalendarCheck,
  ChevronRight,
  Download,
  EyeOff,
  KeyRound,
  Languages,
  LockKeyhole,
  Mail,
  MessageCircleOff,
  MonitorSmartphone,
  Scale,
  ShieldCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sectionGroups, type SectionGroup, type SectionId } from './section-list';
import styles from './settings-nav.module.scss';

const icons: Readonly<Record<SectionId, LucideIcon>> = {
  email: Mail,
  password: LockKeyhole,
  passkeys: KeyRound,
  devices: MonitorSmartphone,
  language: Languages,
  notifications: Bell,
  push: BellRing,
  visibility: EyeOff,
  blocked: Ban,
  words: MessageCircleOff,
  dates: CalendarCheck,
  decisions: Scale,
  consents: ShieldCheck,
  export: Download,
  leave: UserX,
};

/**
 * The sections of the settings: on a phone rows that open, each with its state; next to the sections from 768 px on. Plain
 * anchors, because the section shown on a phone depends on the address (`:target`).
 *
 * @param states a section's state, in a word or two
 */
export function SettingsNav({ states }: { states: Partial<Record<SectionId, string>> }) {
  const { t } = useTranslation('settings');
  return (
    <nav className={styles.nav} aria-label={t('title')}>
      {(Object.keys(sectionGroups) as SectionGroup[]).map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.label} id={`group-${group}`}>
            {t(`group.${group}`)}
          </p>
          <ul aria-labelledby={`group-${group}`}>
            {sectionGroups[group].map((id) => {
              const Icon = icons[id];
              return (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Icon aria-hidden="true" />
                    <span className={styles.name}>{t(`section.${id}`)}</span>
                    {states[id] !== undefined && <span className={styles.state}>{states[id]}</span>}
                    <ChevronRight aria-hidden="true" className={styles.opens} />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
