import { Clock3, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPromptCode } from '@kindling/contract/profiles/prompts';
import type { HeldText } from '@kindling/contract/profiles/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { listFormat } from '../../shared/i18n/formatters';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import styles from './held-notice.module.scss';

/** A text of the member's own that others can't read yet, and why. Texts: `own-profile` and `prompts`. */
export function HeldNotice({ held }: { held: HeldText | undefined }) {
  const { t } = useTranslation('own-profile');
  const { language } = useSite();
  const path = usePaths();
  if (!held) return null;
  const removed = held.status === 'removed';
  const reasons = listFormat(language).format(held.findings.map((finding) => t(`held.reason.${finding}`)));
  return (
    <div className={classNames(styles.held, removed && styles.removed)} role="status">
      <p className={styles.status}>
        {removed ? <EyeOff aria-hidden="true" /> : <Clock3 aria-hidden="true" />}
        <span>{t(removed ? 'held.removed' : 'held.waits')}</span>
      </p>
      {isPromptCode(held.field) && <p>{t(`prompts:${held.field}`)}</p>}
      <blockquote>
        <bdi>{held.text}</bdi>
      </blockquote>
      <p className={styles.why}>
        {removed
          ? t('held.removed_text')
          : t(`held.why_${isPromptCode(held.field) ? 'prompt' : held.field}`, { reasons })}
      </p>
      {held.restriction_id !== null && (
        <Link to={path('restrictions-id', { id: held.restriction_id })}>{t('photos.taken_down_why')}</Link>
      )}
    </div>
  );
}
