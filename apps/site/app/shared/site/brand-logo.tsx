import { classNames } from '../ui/class-names';
import styles from './brand-logo.module.scss';
import { useSite } from './site-data';

/**
 * The brand's logo, in the variant for its background. If the theme's logo has another name or none, the theme's mark with the
 * brand's own name next to it.
 *
 * @param ground `page` is light by day and dark by night, `night` is always dark
 * @param alt empty if the brand's name is next to it
 */
export function BrandLogo({
  ground = 'page',
  alt,
  height,
  className,
  lazy = false,
}: {
  ground?: 'page' | 'night';
  alt: string;
  height: number;
  className?: string | undefined;
  lazy?: boolean;
}) {
  const { settings, brandMarks, themeLayout } = useSite();
  const { wordmark } = themeLayout;
  const isOwn = wordmark === settings.name;
  const drawing = (address: string, text: string, imageClass?: string) => (
    <img src={address} alt={text} height={height} className={imageClass} loading={lazy ? 'lazy' : 'eager'} />
  );
  const logo = (text: string, imageClass?: string) =>
    ground === 'night' ? (
      drawing(brandMarks.logoDark, text, imageClass)
    ) : (
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={brandMarks.logoDark} />
        {drawing(brandMarks.logo, text, imageClass)}
      </picture>
    );
  if (isOwn) return logo(alt, className);
  return (
    <span className={classNames(className, styles.written)} aria-hidden={alt === '' || undefined}>
      <span className={classNames(styles.pair, styles[ground])}>
        {wordmark === undefined ? logo('') : drawing(brandMarks.icon, '')}
        <span className={styles.name}>{settings.name}</span>
      </span>
    </span>
  );
}
