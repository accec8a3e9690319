import os from 'node:os';

/** What a bench tells that compares nothing. */
export interface Figures {
  name: string;
  figures: Readonly<Record<string, string>>;
  loadAverage: number;
}

export function told(name: string, figures: Figures['figures']): Figures {
  return { name, figures, loadAverage: os.loadavg()[0] ?? 0 };
}
