/** Elements whose content is phrases: whatever is put into one may be a text. */
const OF_PHRASES =
  /^(a|b|bdi|button|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|option|p|s|small|span|strong|summary|td|th)$/;

/** Calls that answer texts, by name: translations, formats and what tells a word of something. */
const TELLS = /^(t|common|words)$|^format[A-Z]|^text|(Of|Word|Text|Name)$/;

/**
 * What a child of an element may become on the page.
 *
 * @param isPhrase whether the element around it holds phrases: an expression of which nothing is known counts as a text there
 * @returns `text` whether it may be a text that has no element of its own; `changes` whether what it is may come, go or be
 *   replaced while the page is open; null for what draws nothing
 */
function partOf(node, isPhrase) {
  switch (node?.type) {
    case 'JSXText':
      return node.value.trim() === '' ? null : { text: true, changes: false };
    case 'JSXExpressionContainer':
      return partOf(node.expression, isPhrase);
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== ''
        ? { text: true, changes: false }
        : null;
    case 'TemplateLiteral':
      return { text: true, changes: false };
    case 'JSXElement':
      return { text: false, changes: false };
    case 'JSXFragment': {
      const parts = node.children.map((child) => partOf(child, isPhrase)).filter(Boolean);
      return { text: parts.some(({ text }) => text), changes: parts.some(({ changes }) => changes) };
    }
    case 'LogicalExpression': {
      if (node.operator !== '&&') return eitherOf(partOf(node.left, isPhrase), partOf(node.right, isPhrase));
      return { text: partOf(node.right, isPhrase)?.text ?? false, changes: true };
    }
    case 'ConditionalExpression':
      return eitherOf(partOf(node.consequent, isPhrase), partOf(node.alternate, isPhrase));
    case 'CallExpression': {
      const name = node.callee.name ?? node.callee.property?.name ?? '';
      if (/^(map|flatMap)$/.test(name)) return { text: false, changes: true };
      return { text: isPhrase || TELLS.test(name), changes: false };
    }
    case 'JSXEmptyExpression':
    case undefined:
      return null;
    default:
      return { text: isPhrase, changes: false };
  }
}

/** Of one of two things: a text instead of a text is the same node with other words. */
function eitherOf(one, other) {
  const isAlwaysText = [one, other].every((part) => part?.text && !part.changes);
  return { text: Boolean(one?.text || other?.text), changes: !isAlwaysText };
}

/**
 * A browser that translates a page puts elements of its own in the place of texts. React keeps the nodes that are gone: taking one
 * away, or putting something before it, throws and ends the page. An element of its own is never replaced.
 */
export const looseText = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'Give a text that comes and goes, or what it is beside, an element of its own.',
      });
    return {
      JSXElement(node) {
        const isPhrase = OF_PHRASES.test(node.openingElement.name.name ?? '');
        const parts = node.children.flatMap((child) => {
          const part = partOf(child, isPhrase);
          return part ? [{ child, ...part }] : [];
        });
        if (parts.length < 2 || !parts.some(({ changes }) => changes)) return;
        for (const { child, text } of parts) if (text) report(child);
      },
      JSXFragment(node) {
        for (const child of node.children) if (partOf(child, false)?.text) report(child);
      },
      ReturnStatement({ argument, parent }) {
        const { id } = parent.parent ?? {};
        if (
          /^[A-Z]/.test(id?.name ?? '') &&
          argument &&
          partOf(argument, false)?.text &&
          !/JSX/.test(argument.type)
        )
          report(argument);
      },
    };
  },
};
