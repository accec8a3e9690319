import { useSite } from './site-data';

/**
 * The brand's logo, in the drawing that its ground asks for.
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
  className?: string;
  lazy?: boolean;
}) {
  const { themeAssets } = useSite();
  const onDark = `${themeAssets}/logo-dark.svg`;
  const image = (
    <img
      src={ground === 'night' ? onDark : `${themeAssets}/logo.svg`}
      alt={alt}
      height={height}
      className={className}
      loading={lazy ? 'lazy' : 'eager'}
    />
  );
  if (ground === 'night') return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={onDark} />
      {image}
    </picture>
  );
}
