import { Heart } from 'lucide-react';
import { classNames } from '../../shared/ui/class-names';
import styles from './heart-button.module.scss';

/** The heart of one photo or answer. */
export function HeartButton({
  label,
  given = false,
  onPicture = false,
  onPress,
}: {
  label: string;
  /** The like was for this part. */
  given?: boolean;
  /** In the lower corner of its container. */
  onPicture?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, onPicture && styles.onPicture, given && styles.given)}
      aria-pressed={given}
      onClick={given ? undefined : onPress}
    >
      <Heart aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
