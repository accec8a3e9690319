/** Measured elsewhere and quoted: it does not run in the benches. Milliseconds are CPU time of a page. */
export const ph7cms = {
  name: 'pH7CMS',
  at: '27 November 2026',
  browsePage: { cpuMs: 38.3, perSecond: 41 },
  frontPage: { perSecond: 67 },
};
