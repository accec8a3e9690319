const leastMajor = 24;

/** @throws Error when the process runs on an older Node than the tested one */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < leastMajor)
    throw new Error(`Kindling needs Node ${leastMajor}, this is ${process.versions.node}`);
}
