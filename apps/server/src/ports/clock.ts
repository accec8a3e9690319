/** The only source of time; tests bind a controllable one. */
export abstract class Clock {
  abstract now(): Date;
}
