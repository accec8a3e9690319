import { registerHooks } from 'node:module';

/**
 * Lets this process import the contract's sources as they stand, without a build: an import of `./x.js` in them leads to
 * `x.ts`. What stands on them is to be imported after this module, by `import()`.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      /\/packages\/contract\/src\//.test(context.parentURL ?? '')
        ? specifier.replace(/^(\..*)\.js$/, '$1.ts')
        : specifier,
      context,
    ),
});
