import type { Messages, Release } from './releases.ts';

/**
 * Jobs and channels by which the processes of this tree and of the last release would misread each other. What is wider
 * than before is sound: an older worker leaves a job alone whose payload it can't read, and drops such a message.
 *
 * @param last the last release; undefined before the first
 * @param before its messages
 * @param now those of this tree
 */
export function messageProblems(
  last: Pick<Release, 'version' | 'unused'> | undefined,
  before: Messages,
  now: Messages,
): string[] {
  if (!last) return [];
  return Object.entries(before).flatMap(([name, shape]) => {
    if (now[name] !== undefined)
      return reads(now[name], shape)
        ? []
        : [
            `${name} no longer takes all that release ${last.version} writes, whose processes serve beside this tree's. Give it a new name, and let the old one be.`,
          ];
    // A message that nobody listens to is lost, as any may be; a job would wait without end.
    return name.startsWith('job ') && !last.unused.includes(name)
      ? [
          `${name} is gone, and release ${last.version} writes it. Keep its handler, name it in \`unused\` of releases.json when nothing writes it, and remove it after the next release.`,
        ]
      : [];
  });
}

type Schema = Record<string, unknown>;

/** Whether one JSON schema takes all that another does, as far as can be told. */
function reads(now: unknown, before: unknown): boolean {
  if (JSON.stringify(now) === JSON.stringify(before)) return true;
  if (!isSchema(now) || !isSchema(before)) return false;
  const choices = choicesOf(now);
  if (choices) return (choicesOf(before) ?? [before]).every((old) => choices.some((one) => reads(one, old)));
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].every((key) => {
    if (key === 'properties') return propertiesRead(now, before);
    if (key === 'required') return listOf(now, key).every((name) => listOf(before, key).includes(name));
    if (key === 'items') return reads(now[key], before[key]);
    return JSON.stringify(now[key]) === JSON.stringify(before[key]);
  });
}

function propertiesRead({ properties: now }: Schema, { properties: before }: Schema): boolean {
  if (!isSchema(now) || !isSchema(before)) return false;
  return Object.entries(before).every(([name, shape]) => name in now && reads(now[name], shape));
}

/** What a schema is one of; undefined for one that offers no choice. */
function choicesOf({ anyOf, oneOf, enum: values, type }: Schema): unknown[] | undefined {
  if (Array.isArray(anyOf)) return anyOf;
  if (Array.isArray(oneOf)) return oneOf;
  return Array.isArray(values) ? values.map((value: unknown) => ({ type, const: value })) : undefined;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (schema: Schema, key: string): unknown[] => (Array.isArray(schema[key]) ? schema[key] : []);
