/** One line for whoever runs a command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
