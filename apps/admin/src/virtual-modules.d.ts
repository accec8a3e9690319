declare module 'virtual:settings-validator' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  const validators: ValidatorFunctions;
  export default validators;
}

declare module 'virtual:settings-schema' {
  import type { RJSFSchema } from '@rjsf/utils';

  const schema: RJSFSchema;
  export default schema;
}

// Named by its file: bundlers take the bare name for Node's own module.
declare module 'punycode/punycode.es6.js' {
  export { toUnicode } from 'punycode';
}
