import fs from 'node:fs';
import path from 'node:path';
import { productionUnits, units } from '../../scripts/builds/units.ts';
import { root } from '../../scripts/root.ts';

const DEMO = ['packages/demo', 'apps/seed'];
const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split('\n');

describe('the production image', () => {
  it('is built without the demo’s people', () => {
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(DEMO));
    const dockerfile = linesOf('Dockerfile');
    expect(dockerfile).toContain('RUN node scripts/build.ts --production');
    expect(dockerfile.filter((line) => DEMO.some((place) => line.includes(place)))).toEqual([]);
    expect(productionUnits.filter(({ inputs }) => DEMO.some((place) => inputs.includes(place)))).toEqual([]);
    const built = productionUnits.map(({ name }) => name);
    expect(units.map(({ name }) => name).filter((name) => !built.includes(name))).toEqual(['demo']);
  });

  it('is built without the gallery of components', () => {
    const variantIn = (all: typeof units) => all.find(({ name }) => name === 'site')?.variant;
    expect([variantIn(units), variantIn(productionUnits)]).toEqual(['gallery', '']);
  });

  it('has everything that is built for it', () => {
    const copied = linesOf('Dockerfile').join('\n');
    for (const { output } of productionUnits)
      expect(copied).toContain(`COPY --from=build /kindling/${output} ${output}`);
  });

  it('has none of the demo’s brands but the model of a new one', () => {
    const copied = linesOf('Dockerfile').filter((line) => /^COPY (?!--from)/.test(line));
    expect(copied).toContain('COPY config/tenants/vonk.json tenant-model.json');
    expect(copied.filter((line) => /\bconfig\b/.test(line))).toHaveLength(1);
  });
});
