import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { texts } from './texts';

interface TextWithProps {
  /** The text, with `<name/>` or `<name>words</name>` in place of each part; see `t`. */
  english: string;
  /** By name. Members' words go into a part, never into the text, where they could be taken for another part. */
  parts: Record<string, ReactElement>;
}

/** A text with elements within, wherever a language puts them. */
export function TextWith({ english, parts }: TextWithProps) {
  return <Trans i18n={texts} i18nKey={english} components={parts} />;
}
