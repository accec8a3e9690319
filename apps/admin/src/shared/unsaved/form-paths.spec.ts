import { errorsOf, typedPaths } from './form-paths';

test('what is typed is named by its field, also below a language and in a list', () => {
  const dirty = {
    name: true,
    city: false,
    texts: { nl: { title: true, lead: false } },
    tenants: [false, true],
  };
  expect(typedPaths(dirty)).toEqual(['name', 'texts.nl.title', 'tenants']);
  expect(typedPaths({ texts: { nl: { title: false } }, tenants: [false] })).toEqual([]);
});

test('what is wrong is named by its field; what the whole form is refused for is not', () => {
  const errors = {
    root: { serverError: { type: 'server', message: 'No.' } },
    slug: { type: 'required', message: 'Fill this in.' },
    texts: { nl: { button: { type: 'manual', message: { message: 'ra.validation.required' } } } },
  };
  expect(errorsOf(errors)).toEqual([
    { path: 'slug', message: 'Fill this in.' },
    { path: 'texts.nl.button', message: { message: 'ra.validation.required' } },
  ]);
});
