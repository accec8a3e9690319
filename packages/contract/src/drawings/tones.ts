/** How a shape is filled or drawn. */
export interface Look {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
}

const line = (stroke: string, strokeWidth: number, opacity?: number): Look => ({
  ...{ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' },
  ...(opacity !== undefined && { opacity }),
});

/** The tones of drawings, in the colours that the surrounding page declares under the theme's names. */
export const tones = {
  main: { fill: 'var(--color-primary)' },
  deep: { fill: 'color-mix(in oklch, var(--color-primary), var(--color-night) 32%)' },
  accent: { fill: 'var(--color-secondary)' },
  leaf: { fill: 'color-mix(in oklch, var(--color-success), var(--color-night) 12%)' },
  paper: { fill: 'color-mix(in oklch, var(--color-on-primary), var(--color-warning) 6%)' },
  fold: { fill: 'color-mix(in oklch, var(--color-on-primary), var(--color-warning) 22%)' },
  flame: { fill: 'color-mix(in oklch, var(--color-warning), var(--color-on-night) 25%)' },
  glow: { fill: 'color-mix(in oklch, var(--color-warning), transparent 80%)' },
  cocoa: { fill: 'color-mix(in oklch, var(--color-warning), var(--color-night) 48%)' },
  icingFill: { fill: 'color-mix(in oklch, var(--color-warning), var(--color-on-night) 62%)' },
  ink: { fill: 'var(--color-night)' },
  night: { fill: 'color-mix(in oklch, var(--color-night), var(--color-primary) 18%)' },
  moon: { fill: 'color-mix(in oklch, var(--color-warning), var(--color-on-night) 70%)' },
  glass: { fill: 'color-mix(in oklch, var(--color-secondary), var(--color-on-night) 72%)' },
  line: line('color-mix(in oklch, var(--color-primary), var(--color-night) 45%)', 1.5, 0.55),
  stem: line('color-mix(in oklch, var(--color-success), var(--color-night) 30%)', 3.5),
  steam: line('var(--color-muted)', 3, 0.6),
  ring: line('var(--color-primary)', 5),
  shine: line('var(--color-on-primary)', 3, 0.5),
  stalk: line('color-mix(in oklch, var(--color-secondary), var(--color-on-night) 55%)', 3),
  icing: line('color-mix(in oklch, var(--color-warning), var(--color-on-night) 70%)', 2),
  wick: line('var(--color-night)', 2.5),
  groove: line('color-mix(in oklch, var(--color-night), var(--color-on-night) 30%)', 1),
  band: line('color-mix(in oklch, var(--color-warning), var(--color-on-night) 20%)', 5),
} as const satisfies Readonly<Record<string, Look>>;

export type Tone = keyof typeof tones;
