import { armPoints, shoulderPoints, sidePoints } from './body.js';
import { mix, shade } from './colour.js';
import type { Pose } from './head.js';
import type { Identity } from './identity.js';
import type { Outfit } from './outfit.js';
import type { PortraitPalette } from './palette.js';
import { patternOn } from './patterns.js';
import type { Random } from './random.js';
import type { Point } from './shapes.js';
import { clipped, ellipse, fill, line, mirror, p, rect, smooth } from './shapes.js';

/** Outline of a top: shoulders and sides from the body, the upper edge from its neckline. */
function topOutline(who: Identity, outfit: Outfit, ease: number): string {
  const nw = who.neck;
  const low = who.female ? 12 : 0;
  const edges: Record<Outfit['neckline'], readonly [x: number, y: number, depth: number, handle: number]> = {
    crew: [nw + 14, 250, 304, 0.62],
    scoop: [nw + 46, 276, 400 + low, 0.86],
    vee: [nw + 22, 258, 420 + low, 0.08],
    boat: [who.shoulders * 0.62, 294, 338, 0.6],
    off: [who.shoulders * 0.93, 372, 440, 0.55],
    straps: [nw + 66, 288, 424, 0.8],
    collar: [nw + 16, 246, 372, 0.08],
    turtle: [nw + 12, 246, 290, 0.6],
    wrap: [nw + 26, 260, 450, 0.05],
  };
  const [x, y, depth, handle] = edges[outfit.neckline];
  const upper = shoulderPoints(who, x, y);
  const right: Point[] = [[x, y], [x, y], ...upper.slice(1), ...sidePoints(who, ease)];
  const left = mirror(right, -1).reverse();
  const outline = smooth([...right, ...right.slice(-1), ...left.slice(0, 1), ...left], false);
  return `${outline}C${p(-x * handle - (1 - handle) * x * 0.55, depth - (depth - y) * 0.35 * (1 - handle), -x * handle, depth, 0, depth)}C${p(x * handle, depth, x * handle + (1 - handle) * x * 0.55, depth - (depth - y) * 0.35 * (1 - handle), x, y)}Z`;
}

function sleeve(
  who: Identity,
  side: number,
  ease: number,
  length: Outfit['sleeves'],
  isBent: boolean,
): string {
  if (length !== 'short' || isBent) return smooth(mirror(armPoints(who, ease, isBent), side));
  const sw = who.shoulders;
  const bulk = ease + 8;
  return smooth(
    mirror(
      [
        [sw * 0.62, 312],
        [sw * 0.88, 314],
        [sw + 8 + bulk * 0.4, 376],
        [sw + 24 + bulk, 470],
        [sw + 28 + bulk + 6 + who.soft * 14, 540],
        [sw + 28 + bulk + 6 + who.soft * 14, 540],
        [sw - 72, 556],
        [sw - 72, 556],
        [sw * 0.62, 430],
      ],
      side,
    ),
  );
}

/** Soft folds and the shaded side of a garment. */
function folds(who: Identity, pose: Pose, dark: string, strength: number): string {
  const s = -pose.light;
  const sw = who.shoulders;
  const plane = smooth([
    [s * sw * 0.4, 220],
    [s * sw * 0.34, 380],
    [s * sw * 0.5, 560],
    [s * sw * 0.3, 760],
    [s * sw * 0.46, 1280],
    [s * sw * 1.6, 1280],
    [s * sw * 1.6, 220],
  ]);
  let marks = fill(plane, dark, 0.34 * strength);
  if (who.female) {
    const y = 556 + who.soft * 34;
    const w = 0.5 + who.soft * 0.12;
    for (const side of [1, -1]) {
      const x = (k: number): number => side * sw * k;
      marks += fill(
        `M${p(x(0.06), y - 30)}Q${p(x(0.3), y + 26, x(w), y - 60)}Q${p(x(0.34), y - 6, x(0.06), y - 30)}Z`,
        dark,
        0.3 * strength,
      );
    }
  }
  for (const side of [1, -1]) {
    marks += line(
      `M${p(side * sw * 0.68, 424)}q${p(-side * 34, 44, -side * 28, 92)}M${p(side * sw * 0.72, 470)}q${p(-side * 22, 70, -side * 60, 110)}`,
      dark,
      6,
      0.3 * strength,
    );
  }
  return marks;
}

/** The line between trunk and arms, which touch on soft bodies. */
function sides(who: Identity, ease: number, dark: string): string {
  const points = sidePoints(who, ease).slice(0, 4);
  return [1, -1].map((side) => line(smooth(mirror(points, side), false), dark, 6, 0.34)).join('');
}

function collar(who: Identity, colour: string, dark: string): string {
  const nw = who.neck;
  return ([1, -1] as const)
    .map((side) => {
      const shape =
        `M${p(side * (nw + 2), 214)}L${p(side * (nw + 30), 262)}L${p(side * 74, 372)}L${p(side * 4, 350)}` +
        `C${p(side * 26, 310, side * (nw - 10), 262, side * (nw + 2), 214)}Z`;
      return (
        fill(shape, mix(colour, '#ffffff', 0.12)) +
        line(`M${p(side * (nw + 30), 262)}L${p(side * 74, 372)}L${p(side * 4, 350)}`, dark, 3.5, 0.4)
      );
    })
    .join('');
}

function turtleneck(who: Identity, pose: Pose, colour: string, dark: string, id: string): string {
  const nw = who.neck + 9;
  const shape = `M${p(-nw, 206)}Q${p(pose.turn * 8, 240, nw, 206)}L${p(nw + 14, 286)}Q${p(0, 334, -nw - 14, 286)}Z`;
  const ribs = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
    .map((k) => `M${p(k * nw, 214)}L${p(k * (nw + 14), 316)}`)
    .join('');
  const s = -pose.light;
  return (
    fill(shape, colour) +
    clipped(
      `${id}tn`,
      shape,
      line(ribs, dark, 4, 0.24) +
        rect(s > 0 ? 8 : -nw - 40, 190, nw + 32, 150, dark, 0.3) +
        ellipse(s * 14, 200, nw, 30, dark, 0.4),
    )
  );
}

function outerLayer(who: Identity, pose: Pose, outfit: Outfit, id: string): string {
  const { outer, outerColour: colour } = outfit;
  if (outer === 'none') return '';
  const dark = outfit.outerDark;
  const nw = who.neck;
  const gap = outer === 'cardigan' ? 74 : outer === 'hoodie' ? 20 : 54;
  const panels = ([1, -1] as const).map((side) => {
    const points: Point[] = [
      [nw + 6, 232],
      ...shoulderPoints(who, nw + 16, 244).slice(1),
      ...sidePoints(who, 20),
      [gap + 34, 1260],
      [gap + 34, 1260],
      [gap + 8, 620],
      [gap, 520],
      [nw + 2, 330],
      [nw + 6, 232],
    ];
    return smooth(mirror(points, side));
  });
  const all = panels.join('');
  const inner = folds(who, pose, dark, 1.1) + (outfit.outerPattern === 'plain' ? '' : outfit.outerDrawing);
  let detail = '';
  for (const side of [1, -1] as const) {
    if (outer === 'blazer' || outer === 'coat') {
      const lapel = `M${p(side * (nw + 4), 226)}L${p(side * (nw + 60), 318)}L${p(side * (nw + 74), 366)}L${p(side * (nw + 50), 384)}L${p(side * (gap + 14), 560)}Q${p(side * (nw - 6), 380, side * (nw - 2), 250)}Z`;
      detail += fill(lapel, mix(colour, '#ffffff', 0.09)) + line(lapel, dark, 3, 0.5);
    } else if (outer === 'denim') {
      detail += fill(
        `M${p(side * (nw - 2), 218)}L${p(side * (nw + 44), 262)}L${p(side * (nw + 34), 352)}L${p(side * (nw - 8), 330)}Z`,
        mix(colour, '#ffffff', 0.14),
      );
      detail += line(
        `M${p(side * (gap + 16), 560)}L${p(side * (nw + 18), 340)}M${p(side * 105, 470)}h${p(side * 78)}M${p(side * 105, 470)}v40l${p(side * 39)} 18l${p(side * 39)} -18v-40`,
        mix(colour, '#fff3d8', 0.55),
        3,
        0.7,
      );
    } else if (outer === 'hoodie') {
      detail += fill(
        smooth(
          mirror(
            [
              [nw - 6, 206],
              [nw + 54, 226],
              [nw + 70, 280],
              [nw + 20, 330],
              [10, 362],
              [10, 340],
              [nw - 16, 290],
            ],
            side,
          ),
        ),
        mix(colour, '#ffffff', 0.08),
      );
      detail += line(
        `M${p(side * 34, 344)}q${p(side * 6, 60, side * 2, 118)}`,
        mix(colour, '#ffffff', 0.6),
        5,
        0.9,
      );
    } else {
      detail += line(
        `M${p(side * (nw + 4), 232)}C${p(side * nw, 340, side * gap, 480, side * (gap + 8), 620)}L${p(side * (gap + 34), 1260)}`,
        mix(colour, '#ffffff', 0.14),
        15,
      );
    }
  }
  return fill(all, colour) + clipped(`${id}o`, all, inner) + detail;
}

/** Everything the person wears from the neck down, over the bare body. */
export function clothing(
  who: Identity,
  pose: Pose,
  outfit: Outfit,
  palette: PortraitPalette,
  random: Random,
  id: string,
): string {
  const { colour, contrast } = outfit;
  const dark = shade(colour, palette.shadow, 0.85);
  const ease = outfit.loose ? 16 : 5;
  const top = topOutline(who, outfit, ease);
  const drawing = patternOn(outfit.pattern, colour, contrast, random);
  const long = outfit.outer !== 'none' || outfit.sleeves === 'long';
  const armColour = outfit.outer === 'none' ? colour : outfit.outerColour;
  const armDark = outfit.outer === 'none' ? dark : outfit.outerDark;
  let arms = '';
  if (long || outfit.sleeves === 'short') {
    for (const side of [1, -1] as const) {
      const d = sleeve(
        who,
        side,
        outfit.outer === 'none' ? ease : 24,
        long ? 'long' : 'short',
        side === pose.hand,
      );
      const isDim = side !== pose.light;
      arms += fill(d, armColour);
      const marks =
        (outfit.outer === 'none' ? drawing : outfit.outerDrawing) +
        (isDim ? fill(d, armDark, 0.5) : '') +
        line(
          `M${p(side * who.shoulders * 0.7, 420)}C${p(side * (who.shoulders - 60), 540, side * (who.shoulders - 50), 700, side * (who.shoulders - 66), FLOOR_MARK)}`,
          armDark,
          16,
          0.55,
        ) +
        line(
          `M${p(side * (who.shoulders - 40), 690)}q${p(side * 26, 18, side * 62, 6)}M${p(side * (who.shoulders - 46), 722)}q${p(side * 26, 12, side * 50, 2)}`,
          armDark,
          6,
          0.45,
        );
      arms += clipped(`${id}s${side > 0 ? 'r' : 'l'}`, d, marks);
    }
  }
  let body =
    fill(top, colour) + clipped(`${id}t`, top, drawing + folds(who, pose, dark, 1)) + sides(who, ease, dark);
  if (outfit.neckline === 'straps') {
    for (const side of [1, -1])
      body += line(`M${p(side * (who.neck + 62), 300)}L${p(side * (who.neck + 44), 262)}`, colour, 15);
  }
  if (outfit.neckline === 'wrap')
    body += line(`M${p(-who.neck - 26, 262)}Q${p(-10, 420, 92, 560)}`, dark, 5, 0.6);
  if (outfit.neckline === 'crew') {
    body += line(
      `M${p(-who.neck - 16, 252)}C${p(-who.neck * 0.8, 306, -who.neck * 0.4, 312, 0, 312)}S${p(who.neck * 0.8, 306, who.neck + 16, 252)}`,
      mix(dark, colour, 0.45),
      9,
      0.9,
    );
  }
  if (outfit.neckline === 'collar') {
    body +=
      collar(who, colour, dark) +
      line('M2 360V1250', dark, 3.5, 0.5) +
      [470, 580, 690, 800].map((y) => ellipse(9, y, 6, 6, mix(colour, '#ffffff', 0.5))).join('');
  }
  if (outfit.neckline === 'turtle') body += turtleneck(who, pose, colour, dark, id);
  const necklace = outfit.necklace
    ? line(
        `M${p(-who.neck - 4, 250)}C${p(-who.neck + 4, 330, -20, 372, 0, 376)}S${p(who.neck - 4, 330, who.neck + 4, 250)}`,
        outfit.metal,
        3.5,
      ) + ellipse(0, 382, 7, 9, outfit.metal)
    : '';
  const bare = outfit.neckline === 'turtle' || outfit.neckline === 'crew';
  return arms + body + (bare ? '' : necklace) + outerLayer(who, pose, outfit, id);
}

const FLOOR_MARK = 1200;
