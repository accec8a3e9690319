/** One thing `npm run check` looks at. */
export interface Check {
  name: string;
  /** What is wrong, for people to read; empty when all is well. */
  run(): Promise<string>;
}
