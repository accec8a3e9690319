import { plainLetter } from '@kindling/contract/text/look-alikes';

/** A word of a message as the rules read it. */
export interface PlainWord {
  /** Without case and accents; several where digits or asterisks may stand for letters. */
  readonly forms: readonly string[];
  readonly isNumber: boolean;
  /** Number of the sentence that it stands in. */
  readonly sentence: number;
}

/** A longer run of letters is not a word of any language. */
const longestWord = 40;
/** Letters that Unicode does not take apart. */
const whole: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };
const vowels = ['a', 'e', 'i', 'o', 'u'];
const spacedOut = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*]{1,3}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/**
 * The words of a text, by whatever means they are disguised: case, accents, `s p a c e s`, digits for letters, asterisks
 * for vowels, letters of other scripts, letters drawn out. Pure, and linear in the text's length.
 */
export function plainWords(text: string): PlainWord[] {
  const words: PlainWord[] = [];
  let sentence = 0;
  for (const [token] of joined(folded(text)).matchAll(/[\p{L}\p{N}@$*]+|[€£]|[.!?…;]+(?=\s|$)|\n/gu)) {
    if (/^[.!?…;\n]/u.test(token)) sentence += 1;
    else if (token.length <= longestWord && !/^[*]+$/u.test(token))
      words.push({ forms: formsOf(token), isNumber: /^[$€£]?\d/u.test(token), sentence });
  }
  return words;
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\uFE0F\u20E3]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđ]/gu, (letter) => whole[letter] ?? letter);
}

/** Letters with a space or a point between them are one word; two spaces part two such words. */
function joined(text: string): string {
  return text.replace(spacedOut, (run) =>
    /\p{L}/u.test(run)
      ? run
          .split(/ {2,}/u)
          .map((word) => word.replace(/[ .\-_*]/gu, ''))
          .join(' ')
      : run,
  );
}

function formsOf(token: string): string[] {
  // Letters of other scripts pass for Latin ones among these.
  const latin = /[a-z]/u.test(token)
    ? token.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, plainLetter)
    : token;
  const forms = new Set([latin]);
  if (/[a-z]/u.test(latin)) for (const read of readings(latin)) forms.add(read);
  for (const form of [...forms]) {
    forms.add(form.replace(/(.)\1{2,}/gu, '$1'));
    forms.add(form.replace(/(.)\1{2,}/gu, '$1$1'));
  }
  return [...forms];
}

/** What a word with digits or asterisks in it may be. */
function readings(token: string): string[] {
  if (!/[\d@$*]/u.test(token)) return [];
  const read = token.replace(/[03457@$]/gu, plainLetter);
  const bare = /1/u.test(read) ? [read.replaceAll('1', 'i'), read.replaceAll('1', 'l')] : [read];
  return bare.flatMap((word) => {
    const stars = word.split('*').length - 1;
    if (stars === 0) return [word];
    return stars === 1 ? vowels.map((vowel) => word.replace('*', vowel)) : [];
  });
}
