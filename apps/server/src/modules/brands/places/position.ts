/** A position as degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

const degrees = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/;

/** Reads the texts of a query. @returns undefined for what is no number, or on no globe */
export function readPosition(lat: string, lon: string): Position | undefined {
  const [latitude, longitude] = [degreesOf(lat, 90), degreesOf(lon, 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degreesOf(text: string, most: number): number | undefined {
  const value = degrees.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : undefined;
}
