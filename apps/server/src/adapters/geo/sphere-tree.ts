/** Mean radius of the earth. */
const earthKm = 6371.0088;

export interface Position {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
}

/** Distance of two positions along the sphere, in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const [phi, psi] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((psi - phi) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(across + Math.cos(phi) * Math.cos(psi) * along)));
}

/**
 * Finds the nearest position: a k-d tree over the points in space, where the straight distance orders like the distance
 * along the sphere, also across the poles and the date line.
 */
export class SphereTree {
  /** x, y, z of each point, in the order of the positions. */
  private readonly points: Float64Array;
  /** Indexes of the points: the middle of each range separates the points before it from those after it. */
  private readonly order: Int32Array;

  constructor(private readonly positions: readonly Position[]) {
    this.points = new Float64Array(positions.length * 3);
    for (const [index, position] of positions.entries()) this.points.set(inSpace(position), index * 3);
    this.order = Int32Array.from(positions.keys());
    this.arrange(0, positions.length, 0);
  }

  /** @returns index of the nearest position and its distance; undefined when empty */
  nearest(to: Position): { index: number; km: number } | undefined {
    const best = { index: -1, squared: Number.POSITIVE_INFINITY };
    this.visit(inSpace(to), 0, this.order.length, 0, best);
    const position = this.positions[best.index];
    return position && { index: best.index, km: distanceKm(to, position) };
  }

  private arrange(from: number, to: number, axis: number): void {
    if (to - from < 2) return;
    this.order.subarray(from, to).sort((a, b) => this.at(a, axis) - this.at(b, axis));
    const middle = (from + to) >> 1;
    this.arrange(from, middle, (axis + 1) % 3);
    this.arrange(middle + 1, to, (axis + 1) % 3);
  }

  private visit(
    target: readonly [number, number, number],
    from: number,
    to: number,
    axis: number,
    best: { index: number; squared: number },
  ): void {
    if (from >= to) return;
    const middle = (from + to) >> 1;
    const index = this.order[middle] ?? 0;
    const squared =
      (target[0] - this.at(index, 0)) ** 2 +
      (target[1] - this.at(index, 1)) ** 2 +
      (target[2] - this.at(index, 2)) ** 2;
    if (squared < best.squared) Object.assign(best, { index, squared });
    const beyond = (target[axis] ?? 0) - this.at(index, axis);
    const [near, far] =
      beyond < 0
        ? ([
            [from, middle],
            [middle + 1, to],
          ] as const)
        : ([
            [middle + 1, to],
            [from, middle],
          ] as const);
    const next = (axis + 1) % 3;
    this.visit(target, near[0], near[1], next, best);
    if (beyond ** 2 < best.squared) this.visit(target, far[0], far[1], next, best);
  }

  private at(index: number, axis: number): number {
    return this.points[index * 3 + axis] ?? 0;
  }
}

function inSpace({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
