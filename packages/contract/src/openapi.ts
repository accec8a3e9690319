import { z } from 'zod';
import { settingsSchema } from './brands/settings/settings.js';
import { message } from './chats/message.js';
import { payment } from './money/calls/payments.js';
import { user } from './overviews/user.js';
import { problemStatus } from './problems.js';
import { foundCard, ownProfile, photo, profile, profileCard, seeking } from './profiles/profile.js';
import { problemsOf, usualBodyBytes, type Route } from './route.js';
import { routes } from './routes.js';
import { supportCase } from './safety/calls/support-desk.js';

type JsonObject = Record<string, unknown>;

/** Shapes shared by several calls; written once, under `components`. */
const namedShapes = new Map<z.core.$ZodType, string>([
  [settingsSchema, 'Settings'],
  [user, 'User'],
  [ownProfile, 'OwnProfile'],
  [profile, 'Profile'],
  [foundCard, 'FoundCard'],
  [profileCard, 'ProfileCard'],
  [photo, 'Photo'],
  [seeking, 'Seeking'],
  [message, 'Message'],
  [payment, 'Payment'],
  [supportCase, 'SupportCase'],
]);

/** The contract as an OpenAPI 3.1 document; its committed copy is reviewed as a diff. */
export function openApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const schemas: Record<string, JsonObject> = {};
  for (const route of Object.values(routes) as Route[]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  return { openapi: '3.1.0', info: { title: 'Kindling', version: '1' }, paths, components: { schemas } };
}

/** @param schemas receives the named shapes of the response */
function operation(route: Route, schemas: Record<string, JsonObject>): JsonObject {
  return {
    operationId: route.name,
    summary: route.summary,
    'x-access': route.access,
    ...(route.method !== 'GET' && route.repeatable ? { 'x-repeatable': true } : {}),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...requestBody(route),
    responses: {
      200: {
        description: 'Done',
        content: route.answers
          ? { [route.answers]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: answerSchema(route.response, schemas) } },
      },
      ...refusals(route),
    },
  };
}

function requestBody(route: Route): JsonObject {
  if (route.upload) {
    const { mediaTypes, maxBytes } = route.upload;
    const file = { schema: { type: 'string', format: 'binary', 'x-max-bytes': maxBytes } };
    return {
      requestBody: { required: true, content: Object.fromEntries(mediaTypes.map((type) => [type, file])) },
    };
  }
  const schema = jsonSchema(route.body, 'input');
  const hasBody =
    route.method !== 'GET' && Object.keys((schema.properties as object | undefined) ?? {}).length > 0;
  const limit = route.maxBytes === usualBodyBytes ? {} : { 'x-max-bytes': route.maxBytes };
  return hasBody
    ? { requestBody: { required: true, content: { 'application/json': { schema } }, ...limit } }
    : {};
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): JsonObject[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }));
}

function refusals(route: Route): JsonObject {
  const byStatus = Map.groupBy(problemsOf(route), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(', ') }]),
  );
}

function answerSchema(schema: z.ZodType, schemas: Record<string, JsonObject>): JsonObject {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      const name = namedShapes.get(zodSchema);
      if (name === undefined) return;
      schemas[name] ??= { ...made };
      for (const key of Object.keys(made)) Reflect.deleteProperty(made, key);
      made.$ref = `#/components/schemas/${name}`;
    },
  }) as JsonObject;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
}
