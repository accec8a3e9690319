/** The colour world of one brand: everything in its portraits is drawn from these few colours. */
export interface PortraitPalette {
  /** Word used in the seed, so that two brands never share a drawing. */
  readonly name: string;
  /** How surfaces are finished: stippled grain, broad brush strokes, or clean geometry. */
  readonly finish: 'grain' | 'brush' | 'crisp';
  /** Sky gradients, top to bottom; one is chosen for each scene. */
  readonly skies: readonly (readonly [string, string, string])[];
  /** Wall colours of interiors. */
  readonly walls: readonly string[];
  /** Water, from near to far. */
  readonly water: readonly [string, string];
  /** Plants, dark to light. */
  readonly leaves: readonly [string, string, string];
  /** Garments. */
  readonly cloth: readonly string[];
  /** Strong colours for details: lamps, suns, scarves, pictures on a wall. */
  readonly accents: readonly string[];
  /** The darkest tone: lines, lashes, silhouettes. */
  readonly ink: string;
  /** The brightest tone. */
  readonly paper: string;
  /** Colour of the light on skin and walls. */
  readonly light: string;
  /** What shadows are multiplied by. */
  readonly shadow: string;
  /** Scenes of this brand with their weights; see backgrounds. */
  readonly scenes: Readonly<Partial<Record<SceneName, number>>>;
}

/** The places a portrait can be set in. */
export type SceneName =
  'city' | 'canal' | 'sea' | 'harbour' | 'window' | 'cafe' | 'plants' | 'arcs' | 'hills' | 'shelf';

/** Vonk: the last warm hour of a Dutch summer day. */
export const EMBER: PortraitPalette = {
  name: 'ember',
  finish: 'grain',
  skies: [
    ['#5b2a4e', '#e2604a', '#ffc27d'],
    ['#f0795a', '#f9a86d', '#ffe0b0'],
    ['#3a2547', '#a63f55', '#f68b57'],
    ['#f6c9a4', '#f9b48a', '#fde7c9'],
  ],
  walls: ['#e9a37c', '#c9573f', '#f3d3b3', '#7d2f3c', '#d98560', '#8f5a4a', '#e8bd8b'],
  water: ['#7a3350', '#f08a62'],
  leaves: ['#3d3a32', '#6b5f3c', '#9b8350'],
  cloth: ['#f4ead9', '#c8452f', '#2e2a3f', '#e4a14e', '#7b2233', '#5d6b5a', '#f0cdb4', '#364a5e', '#8f4a34'],
  accents: ['#ffb347', '#e5402a', '#fff1d6', '#8c1c2e', '#ff7f50'],
  ink: '#2b1722',
  paper: '#fff4e4',
  light: '#ffbf85',
  shadow: '#b5616e',
  scenes: { city: 3, canal: 4, window: 3, cafe: 3, plants: 2, arcs: 2, sea: 3, hills: 1, shelf: 2 },
};

/** Rubens: a painter's room, plum and gold under candle light. */
export const VELVET: PortraitPalette = {
  name: 'velvet',
  finish: 'brush',
  skies: [
    ['#3b1d42', '#86406c', '#e3b07a'],
    ['#6d4270', '#c58a91', '#f4d9ac'],
    ['#2a1836', '#5a2b57', '#b5607a'],
    ['#d9b8b0', '#ecd2b4', '#f8eacb'],
  ],
  walls: ['#5a2a52', '#8a4a68', '#d8b48c', '#3f2145', '#b98a86', '#6a4a5c', '#e6d0ae', '#7c5a3c'],
  water: ['#4a2a55', '#b98293'],
  leaves: ['#2f3230', '#5a5a3c', '#8d8250'],
  cloth: ['#f3e6cc', '#6a1f4a', '#2b1a35', '#c8963e', '#8c3350', '#4f5a4c', '#d9a7a0', '#3d3a63', '#a1522f'],
  accents: ['#d9a441', '#f0d48a', '#a8325a', '#fff3d6', '#7a3b78'],
  ink: '#231226',
  paper: '#fbf1dc',
  light: '#ffdf9e',
  shadow: '#a26484',
  scenes: { window: 4, cafe: 3, plants: 3, arcs: 4, shelf: 4, hills: 3, city: 1 },
};

/** Harbour: clear sea light, navy and teal with a coral buoy. */
export const TIDE: PortraitPalette = {
  name: 'tide',
  finish: 'crisp',
  skies: [
    ['#12395c', '#3f8ea0', '#f6c9a8'],
    ['#7cc0c6', '#b9dfd8', '#f8efdd'],
    ['#0d2440', '#1f5a78', '#f08a72'],
    ['#cfe6e4', '#e6efe4', '#faf3e4'],
  ],
  walls: ['#1d4e68', '#8fc1bd', '#f1e4cf', '#0f2f4a', '#e2907a', '#4a8791', '#d5ddd2', '#c9b79c'],
  water: ['#0f4059', '#5fb0b0'],
  leaves: ['#123f44', '#2f7468', '#78ab8c'],
  cloth: ['#f5efe1', '#12304d', '#ef7a64', '#2c7d85', '#a8c5c4', '#d9b25f', '#3c4a57', '#b8493f', '#e7d9c3'],
  accents: ['#ff7b66', '#f7c66b', '#ffffff', '#1f8a8f', '#0d2a47'],
  ink: '#0c1f33',
  paper: '#fbf7ec',
  light: '#fff3dc',
  shadow: '#7d8db5',
  scenes: { sea: 5, harbour: 5, city: 2, window: 3, cafe: 2, arcs: 3, plants: 2, hills: 1, shelf: 2 },
};

/** Skin tones from deep to fair. */
export const SKINS = [
  '#5a3526',
  '#74462f',
  '#8f5a3c',
  '#a9714b',
  '#c08a61',
  '#d29f78',
  '#e0b18d',
  '#ecc3a2',
  '#f3d0b3',
  '#f6d9c4',
] as const;

/** Hair colours; `coloured` is a dye. */
export const HAIR = {
  black: '#241c22',
  dark_brown: '#3e2821',
  brown: '#6a4430',
  auburn: '#7e3a24',
  red: '#b4562c',
  dark_blond: '#a87d4a',
  blond: '#d9b06b',
  grey: '#9d989a',
  white: '#e3dfda',
  coloured: '#a8446e',
} as const;

/** A hair colour. */
export type HairColour = keyof typeof HAIR;

/** Iris colours. */
export const IRIS = {
  blue: '#4f7fa8',
  green: '#5f7f55',
  brown: '#5b3722',
  dark_brown: '#38231a',
  grey: '#6f7d86',
  hazel: '#8a6a34',
} as const;

/** An iris colour. */
export type EyeColour = keyof typeof IRIS;
