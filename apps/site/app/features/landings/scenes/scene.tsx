import { eveningPicture, nichePicture } from '../../../shared/site/scene-picture';
import { useSite } from '../../../shared/site/site-data';
import { classNames } from '../../../shared/ui/class-names';
import { isEvening, type SceneName } from './scene-names';
import styles from './scene.module.scss';

/** A drawn evening, or the picture of the brand's niche. Fills its frame; hidden from screen readers. */
export function Scene({
  name,
  className,
  eager = false,
}: {
  name: SceneName;
  className?: string | undefined;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}) {
  const site = useSite();
  const evening = isEvening(name);
  return (
    <img
      className={classNames(styles.picture, !evening && styles.wide, className)}
      src={evening ? eveningPicture(site, name) : nichePicture(site)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
