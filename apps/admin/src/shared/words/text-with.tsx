import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { texts } from './texts';

interface TextWithProps {
  /** The text, with `<name/>` or `<name>words</name>` where a part stands; see `t`. */
  english: string;
  /** By name. What members wrote stands in a part and never in the text, where it could be taken for another part. */
  parts: Record<string, ReactElement>;
}

/** A text with elements within, wherever a language puts them. */
export function TextWith({ english, parts }: TextWithProps) {
  return <Trans i18n={texts} i18nKey={english} components={parts} />;
}
