import { classNames } from '../../shared/ui/class-names';
import styles from './no-photo.module.scss';

/** One for each look of the stylesheet, so that neighbouring tiles are seldom the same. */
const tones = [styles.primary, styles.secondary, styles.unread, styles.night];

/** Shapes behind the letter, in the tile's own colour, on a canvas of 400 by 500. */
const patterns = [
  // Circles around each other, rising from a corner.
  <>
    <circle cx="400" cy="500" r="420" />
    <circle cx="400" cy="500" r="300" />
    <circle cx="400" cy="500" r="180" />
  </>,
  // Petals that lie over each other.
  <>
    <ellipse cx="130" cy="90" rx="250" ry="110" transform="rotate(38 130 90)" />
    <ellipse cx="330" cy="330" rx="250" ry="120" transform="rotate(38 330 330)" />
    <ellipse cx="60" cy="430" rx="220" ry="100" transform="rotate(38 60 430)" />
  </>,
  // Waves.
  <>
    <path d="M0 150c130-70 270 70 400 0v350H0z" />
    <path d="M0 270c130 70 270-70 400 0v230H0z" />
    <path d="M0 390c130-70 270 70 400 0v110H0z" />
  </>,
  // A sun behind hills.
  <>
    <circle cx="285" cy="150" r="110" />
    <path d="M0 350c110-90 190-90 270-20s100 50 130 30v140H0z" />
    <path d="M0 430c90-60 190-50 400-70v140H0z" />
  </>,
];

/** In place of a missing picture: the first letters of the member's name on a tile in the theme's colours. */
export function NoPhoto({ name }: { name: string }) {
  const look = lookOf(name);
  return (
    <span className={classNames(styles.tile, tones[look % tones.length])} aria-hidden="true">
      <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
        {patterns[Math.floor(look / tones.length) % patterns.length]}
      </svg>
      <span className={styles.letters}>{lettersOf(name)}</span>
    </span>
  );
}

/** First letters of the first two words; of a name in one word the first. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
  return words.slice(0, 2).map(first).join('').toLocaleUpperCase();
}

/** Always the same for one name. */
function lookOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_536;
  return sum;
}
