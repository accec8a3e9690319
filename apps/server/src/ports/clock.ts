/** The only source of the time; tests bind one that they move. */
export abstract class Clock {
  abstract now(): Date;
}
