import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import generate from 'css-tree/generator';

const ROOT = /^(:root|html|body|:host)$/i;

/**
 * Limits the style sheet of a library to an element of the remote.
 * @see keep-within.d.mts
 */
export function keepWithin(css, className) {
  const sheet = parse(css, { parseCustomProperty: true });
  const renamed = new Map();
  walk(sheet, (node) => {
    if (node.type === 'Atrule') collectName(node);
  });
  walk(sheet, {
    visit: 'Rule',
    enter(rule) {
      if (this.rule || isKeyframes(this.atrule) || rule.prelude.type !== 'SelectorList') return;
      const selectors = [...rule.prelude.children].map((each) => limitSelector(each, className));
      rule.prelude = { type: 'Raw', value: [...new Set(selectors)].join(',') };
    },
  });
  walk(sheet, (node) => {
    if (node.type === 'Layer') node.name = `${className}-${node.name}`;
    if (node.type === 'Identifier') node.name = renamed.get(node.name) ?? node.name;
    if (node.property?.startsWith('--'))
      node.property = renamed.get(node.property) ?? node.property;
  });
  return generate(sheet);

  function collectName({ name, prelude }) {
    if (!/^(-\w+-)?(keyframes|property|counter-style)$/.test(name) || !prelude) return;
    const old = generate(prelude);
    renamed.set(
      old,
      old.startsWith('--') ? `--${className}${old.slice(1)}` : `${className}-${old}`,
    );
  }
}

function isKeyframes(atRule) {
  return atRule?.name.endsWith('keyframes') === true;
}

/** Puts the class in front; what a library says about the document applies to the element with the class. */
function limitSelector(selector, className) {
  const nodes = [...selector.children];
  let first = 0;
  while (nodes[first] && (nodes[first].type === 'Combinator' || ROOT.test(generate(nodes[first]))))
    first += 1;
  const rest = nodes
    .slice(first)
    .map((node) => generate(node))
    .join('');
  const isRoot = first > 0 && nodes[first - 1].type !== 'Combinator';
  return `.${className}${isRoot || rest === '' ? '' : ' '}${rest}`;
}
