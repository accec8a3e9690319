/**
 * Cached formatters: making one costs far more than using it, and a page uses the same for each of its cards. There are as many
 * as languages, brands' currencies and the options written in the code.
 */
const made = new Map<string, unknown>();

function once<Options, Formatter>(
  Constructor: new (locale: string, options?: Options) => Formatter,
): (locale: string, options?: Options) => Formatter {
  return (locale, options) => {
    const key = `${Constructor.name} ${locale} ${JSON.stringify(options)}`;
    let formatter = made.get(key) as Formatter | undefined;
    if (!formatter) {
      formatter = new Constructor(locale, options);
      made.set(key, formatter);
    }
    return formatter;
  };
}

export const dateTimeFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const relativeTimeFormat = once<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
export const displayNames = once<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames as new (locale: string, options?: Intl.DisplayNamesOptions) => Intl.DisplayNames,
);
export const collator = once<Intl.CollatorOptions, Intl.Collator>(Intl.Collator);
export const listFormat = once<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
