import { typefaces, type ThemeTokens } from './theme-tokens.js';

/** The properties of a theme that are the same by day and by night: type, shape, space, shadow, motion. */
export function baseProperties({
  type,
  shape,
  space,
  shadow,
  motion,
  colours,
}: ThemeTokens): Record<string, string> {
  return {
    'font-display': typefaces[type.display],
    'font-text': typefaces[type.text],
    'display-weight': String(type.displayWeight),
    'display-tracking': `${type.displayTracking}em`,
    'display-leading': String(type.displayLeading),
    'display-case': type.displayCase,
    'label-case': type.labelCase,
    'label-tracking': `${type.labelTracking}em`,
    ...typeScale(type.base, type.ratio),

    'radius-control': px(shape.control),
    'radius-card': px(shape.card),
    'radius-photo': px(shape.photo),
    'radius-small': px(shape.small),
    line: px(shape.line),

    ...spaceScale(space.unit, space.air),
    ...shadows(shadow, colours),

    'motion-fast': `${Math.round(140 * motion.pace)}ms`,
    'motion-medium': `${Math.round(260 * motion.pace)}ms`,
    'motion-slow': `${Math.round(520 * motion.pace)}ms`,
    ease: motion.ease,
  };
}

const px = (value: number) => `${value}px`;
const rem = (value: number) => `${Math.round((value / 16) * 1000) / 1000}rem`;

/** Names of the type scale from small to large, and their step from body text. */
const typeSteps = { xs: -1.2, s: -0.6, m: 0, l: 0.8, xl: 1.7, '2xl': 2.8, '3xl': 4, '4xl': 5.6 } as const;

/** The upper steps grow with the window: on a phone the scale is two thirds as steep. */
function typeScale(base: number, ratio: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typeSteps).map(([name, step]) => {
      const wide = base * ratio ** step;
      if (step <= 0) return [`text-${name}`, rem(Math.max(13, base * 1.15 ** step))];
      const narrow = base * ratio ** (step * 0.66);
      const slope = ((wide - narrow) / (1200 - 360)) * 100;
      const offset = narrow - (slope / 100) * 360;
      return [`text-${name}`, `clamp(${rem(narrow)}, ${rem(offset)} + ${slope.toFixed(3)}vw, ${rem(wide)})`];
    }),
  );
}

/** `space-1` to `space-9`: 4, 8, 12, 16, 24, 32, 48, 72, 112 px at a unit of 4; air stretches the last four. */
function spaceScale(unit: number, air: number): Record<string, string> {
  const steps = [1, 2, 3, 4, 6, 8, 12, 18, 28];
  return Object.fromEntries(
    steps.map((step, index) => [`space-${index + 1}`, rem(unit * step * (index >= 5 ? air : 1))]),
  );
}

/** Three heights; at strength 0 the theme draws lines instead. */
function shadows(
  { strength, softness, style = 'soft' }: ThemeTokens['shadow'],
  { night, primary }: ThemeTokens['colours'],
): Record<string, string> {
  const alpha = (share: number) =>
    Math.round(Math.min(1, strength * share) * 255)
      .toString(16)
      .padStart(2, '0');
  const drawn = {
    soft: (y: number, blur: number, share: number) =>
      `0 ${y}px ${Math.round(blur * softness)}px ${night}${alpha(share)}`,
    hard: (y: number) => `0 ${Math.round(2 + y * softness * 0.4)}px 0 ${night}${alpha(1)}`,
    glow: (_y: number, blur: number, share: number) =>
      `0 0 ${Math.round(blur * softness)}px ${primary}${alpha(share)}`,
  }[style];
  const shadow = (y: number, blur: number, share: number) =>
    strength === 0 ? 'none' : drawn(y, blur, share);
  return {
    'shadow-1': shadow(1, 4, 0.6),
    'shadow-2': shadow(8, 24, 0.8),
    'shadow-3': shadow(24, 64, 1.3),
    scrim: `${night}b8`,
  };
}
