import os from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/services/ports.ts';
import { memberSession } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';

/** How often each page is loaded; the median counts. */
const runs = 5;
const host = 'vonk.localhost';

interface Goal {
  /** Where links of the site lead: the address in the brand's own language. */
  path: string;
  /** Logged in as a member of the demo. */
  member?: true;
  /** Search engines are to find it. */
  found?: true;
}
const goals: Readonly<Record<string, Goal>> = {
  index: { path: '/', found: true },
  landing: { path: '/ontdek/galerij', found: true },
  'members, logged in': { path: '/leden', member: true },
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Figures = Record<(typeof categories)[number] | 'shift' | 'paint' | 'blocked' | 'bytes', number>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One load on a phone of Lighthouse's mobile preset, and what it found wrong. */
async function measure(url: string, port: number, cookie: string | undefined) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  });
  if (!result) throw new Error(`${url} was not measured`);
  const { categories: scores, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const figures: Figures = {
    ...(Object.fromEntries(
      categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
    ) as Record<(typeof categories)[number], number>),
    shift: valueOf('cumulative-layout-shift'),
    paint: Math.round(valueOf('largest-contentful-paint')),
    blocked: Math.round(valueOf('total-blocking-time')),
    bytes: Math.round(valueOf('total-byte-weight')),
  };
  const wrong = Object.values(scores)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${audit}`),
    );
  return { figures, wrong };
}

for (const [name, { path, member, found }] of Object.entries(goals))
  test(`Lighthouse on a phone: ${name}`, async ({ launchOptions }) => {
    const port = await freePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const cookie = member ? await memberSession(host, 'premium@demo.test') : undefined;
    const all: Figures[] = [];
    const wrong = new Set<string>();
    try {
      for (let run = 0; run < runs; run++) {
        const measured = await measure(originOf(host) + path, port, cookie);
        all.push(measured.figures);
        for (const one of measured.wrong) wrong.add(one);
      }
    } finally {
      await browser.close();
    }
    const medians = Object.fromEntries(
      Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as keyof Figures]))]),
    ) as Figures;
    const load = os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(' ');
    process.stdout.write(`${name}: ${JSON.stringify(medians)}, load of the machine ${load}\n`);
    expect([...wrong].filter((one) => found || !one.startsWith('seo'))).toEqual([]);
    expect(medians['accessibility']).toBe(100);
    expect(medians['best-practices']).toBe(100);
    if (found) expect(medians['seo']).toBe(100);
    expect(medians.shift).toBeLessThanOrEqual(0.02);
    expect(medians.performance).toBeGreaterThanOrEqual(95);
  });
