import { classNames } from '../ui/class-names';
import styles from './brand-logo.module.scss';
import { useSite } from './site-data';

/**
 * The brand's logo, in the drawing that its ground asks for. Where the theme's logo spells another name or none, it is the
 * theme's mark with the brand's own name beside it.
 * @param ground `page` is light by day and dark by night, `night` is dark always
 * @param alt empty where the brand's name stands beside it
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
