import { z } from 'zod';
import { problemStatus } from './problems.js';
import { problemsOf, usualBodyBytes, type Route } from './route.js';
import { routes } from './routes.js';

type JsonObject = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document; its committed copy is reviewed as a diff. */
export function openApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of Object.values(routes) as Route[]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return { openapi: '3.1.0', info: { title: 'Kindling', version: '1' }, paths };
}

function operation(route: Route): JsonObject {
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
          : { 'application/json': { schema: jsonSchema(route.response, 'output') } },
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
}
