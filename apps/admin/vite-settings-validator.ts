import { createRequire } from 'node:module';
import { settingsJsonSchema } from '@kindling/contract/brands/settings/settings';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Plugin } from 'vite';

const schemaId = 'virtual:settings-schema';
const validatorId = 'virtual:settings-validator';
const resolved: Readonly<Record<string, string>> = {
  [schemaId]: `\0${schemaId}`,
  // The compiled validator is CommonJS.
  [validatorId]: `\0${validatorId}.cjs`,
};

/**
 * Compiles the settings schema while building, because the console's Content Security Policy forbids what ajv would do
 * in the browser: to make functions out of text. `virtual:settings-schema` is the schema it was compiled from.
 */
export function settingsValidator(): Plugin {
  // ajv's parts are required by the names that the form's validator knows them by, not by whatever lies at the root.
  const requireFrom = createRequire(createRequire(import.meta.url).resolve('@rjsf/validator-ajv8'));
  return {
    name: 'settings-validator',
    resolveId: (source) => resolved[source],
    load(id) {
      const schema = settingsJsonSchema() as RJSFSchema;
      if (id === resolved[schemaId]) return `export default ${JSON.stringify(schema)};`;
      if (id !== resolved[validatorId]) return undefined;
      return compileSchemaValidatorsCode(schema).replaceAll(
        /require\("([^"]+)"\)/g,
        (_, name: string) => `require(${JSON.stringify(requireFrom.resolve(name))})`,
      );
    },
  };
}
