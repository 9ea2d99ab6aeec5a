// Plain JavaScript: the gate reads foreign style sheets in a process that starts without the TypeScript loader.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import generate from 'css-tree/generator';

/** At-rules whose content is checked like the sheet around them. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style', 'layer'];
/** At-rules whose names are shared by all style sheets of a document. */
const NAMED = [
  'keyframes',
  'property',
  'counter-style',
  'font-palette-values',
  'position-try',
  'color-profile',
  'function',
  'font-feature-values',
  'page',
];
const HARMLESS = ['charset', 'namespace'];
const REFUSED = {
  import: 'loads a sheet that is not checked. Import it in a script.',
  scope: 'is ignored by browsers that this site supports. Write a class of your own.',
  other: 'applies to the whole document. Leave it out.',
};
const theme = path.join(createRequire(import.meta.url).resolve('@site/ui/palettes'), '..');
const [documentFaces, importedFaces] = ['fonts.css', 'devanagari.css'].map((sheet) =>
  walk
    .findAll(parse(fs.readFileSync(path.join(theme, sheet), 'utf8')), isFontFace)
    .map((face) => ({ families: familiesIn(face), urls: urlsIn(face) })),
);
const THEME_FAMILIES = [...documentFaces, ...importedFaces].flatMap(({ families }) => families);
/** Pages import these faces of the theme: by their sources, and with their bytes once they are built. */
const IMPORTED_URLS = importedFaces.flatMap(({ urls }) =>
  urls.flatMap((url) => [url, fs.readFileSync(path.join(theme, url.split('?')[0]), 'base64')]),
);

/**
 * Finds what a style sheet of a remote would change outside of the remote's own elements.
 * @see find-leaking-styles.d.mts
 */
export function findLeakingStyles(css, { name, isModule = false, isAnyNameOwn = false }) {
  const problems = [];
  const context = { name, isModule, isAnyNameOwn, css, report };
  const sheet = parse(css, { positions: true, onParseError: () => undefined });
  checkNodes(sheet.children, context, false);
  return problems;

  function report(node, sentence) {
    problems.push({ line: node.loc?.start.line ?? 1, sentence });
  }
}

function checkNodes(nodes, context, isNested) {
  for (const node of nodes) {
    if (node.type === 'Rule') checkRule(node, context, isNested);
    else if (node.type === 'Atrule') checkAtRule(node, context, isNested);
    // A browser may read a nested rule where this parser reads a declaration.
    else if (isNested && !node.property?.startsWith('--') && generate(node).includes('{'))
      context.report(node, `Begin the nested rule ${quote(generate(node))} with "&".`);
    else if (node.type === 'Raw' && !isNested)
      context.report(node, `${quote(node.value)} cannot be read as a rule. Correct it.`);
  }
}

function checkRule(rule, context, isNested) {
  if (rule.prelude.type !== 'SelectorList')
    context.report(rule, `${quote(rule.prelude.value)} cannot be read as a selector. Correct it.`);
  else
    for (const selector of rule.prelude.children)
      if (!isOwnSelector(selector, context, isNested))
        context.report(selector, describeSelector(selector, rule, context));
  checkNodes(rule.block.children, context, true);
}

function describeSelector(selector, rule, { name, isModule }) {
  const text = generate(selector);
  const properties = [...rule.block.children].flatMap(({ property = '' }) =>
    property.startsWith('--') ? [property] : [],
  );
  const sets = properties.length > 0 ? ` It sets ${properties.join(', ')} for everybody.` : '';
  const rest = /^(:root|html|body|:host|\*)$/i.test(text) ? '' : ` ${text}`;
  const advice = isModule
    ? `Begin it with a class of this file: ".page${rest}".`
    : `Begin it with a class of your own: ".${name}-page${rest}"; or move it into a CSS module.`;
  return `The selector ${quote(text)} also matches elements of other teams.${sets} ${advice}`;
}

function checkAtRule(rule, context, isNested) {
  const { name, report } = context;
  const keyword = rule.name.toLowerCase().replace(/^-\w+-/, '');
  const prelude = rule.prelude ? generate(rule.prelude).trim() : '';
  if (keyword === 'layer') checkLayers(rule, prelude, context);
  if (CONDITIONS.includes(keyword)) {
    if (rule.block) checkNodes(rule.block.children, context, isNested);
  } else if (NAMED.includes(keyword)) {
    if (!isOwnName(prelude, keyword, context))
      report(rule, describeName(`@${keyword}`, prelude, name));
  } else if (keyword === 'font-face') checkFont(rule, context);
  else if (!HARMLESS.includes(keyword) && !(context.isModule && keyword === 'value'))
    report(rule, `@${rule.name} ${REFUSED[keyword] ?? REFUSED.other}`);
}

/** Unlayered styles of the shell win over every layer; only names and their order can disturb others. */
function checkLayers(rule, prelude, { name, isAnyNameOwn, report }) {
  if (isAnyNameOwn) return;
  const names = prelude.split(',').map((each) => each.trim());
  for (const each of names)
    if (each !== '' && !isPrefixed(each.split('.')[0], name))
      report(rule, describeName('@layer', each, name));
}

function describeName(keyword, prelude, name) {
  const own = prelude.replace(/^(--|'|")?/, `$1${name}-`);
  return `${keyword} ${prelude || 'without a name'} is shared with all styles of a page. Write "${keyword} ${own.trim()}".`;
}

function isOwnName(prelude, keyword, { name, isModule, isAnyNameOwn }) {
  if (isAnyNameOwn) return true;
  const bare = prelude.replace(/^['"]/, '');
  const isLocal = isModule && ['keyframes', 'counter-style'].includes(keyword);
  if (isLocal && !bare.toLowerCase().startsWith(':global')) return true;
  if (keyword === 'font-feature-values') return !bare.split(',').some(isThemeFamily);
  return isPrefixed(bare.replace(/^--/, '').split(/[\s:('"]/)[0], name);
}

function isPrefixed(text, name) {
  return text === name || text.startsWith(`${name}-`);
}

function checkFont(rule, { name, report }) {
  const family = familiesIn(rule).find(isThemeFamily);
  const urls = urlsIn(rule);
  const isImported = (url) => IMPORTED_URLS.some((known) => url.includes(known));
  if (family && !(urls.length > 0 && urls.every(isImported)))
    report(rule, `@font-face replaces "${family}" of the theme. Name yours "${name} ${family}".`);
}

function isFontFace({ type, name }) {
  return type === 'Atrule' && name.toLowerCase() === 'font-face';
}

function familiesIn(face) {
  const families = walk.findAll(face, ({ property }) => property?.toLowerCase() === 'font-family');
  return families.map(({ value }) => withoutQuotes(generate(value)));
}

function urlsIn(face) {
  return walk.findAll(face, ({ type }) => type === 'Url').map(({ value }) => value);
}

/** Browsers compare names of families without capitals. */
function isThemeFamily(family) {
  const text = withoutQuotes(family).toLowerCase();
  return THEME_FAMILIES.some((each) => each.toLowerCase() === text);
}

function withoutQuotes(text) {
  return text.replace(/['"]/g, '').replace(/\s+/g, ' ').trim();
}

/** Tells whether everything that a selector selects is an element of the remote, or inside of one. */
function isOwnSelector(selector, context, isNested) {
  let position = isNested ? startOfNested(selector) : 'outside';
  let isOwn = false;
  for (const node of selector.children) {
    if (node.type === 'Combinator') {
      if (isOwn && position === 'outside') position = 'own';
      isOwn = false;
      // An element's next sibling may be another team's, unless both are inside of an own one.
      const isDescent = node.name.trim() === '' || node.name === '>';
      if (position === 'own') position = isDescent ? 'inside' : 'outside';
    } else isOwn ||= isOwnPart(node, context, isNested);
  }
  return isOwn || position === 'inside';
}

/** Without "&", a nested selector begins inside of its parent, or where its combinator leads from there. */
function startOfNested(selector) {
  if (selector.children.first?.type === 'Combinator') return 'own';
  return walk.find(selector, ({ type }) => type === 'NestingSelector') ? 'outside' : 'inside';
}

function isOwnPart(node, context, isNested) {
  const { name, isModule, isAnyNameOwn } = context;
  const { type, name: text } = node;
  if (type === 'NestingSelector') return isNested;
  if (type === 'ClassSelector' || type === 'IdSelector')
    return isModule || isPrefixed(text, name) || (isAnyNameOwn && !isOfShell(text));
  if (type === 'AttributeSelector') return isPrefixed(text.name, `data-${name}`);
  return type === 'PseudoClassSelector' && node.children !== null && isOwnFunction(node, context);
}

function isOwnFunction({ name, children }, context) {
  const content = [...children];
  if (['is', 'where', 'matches'].includes(name.toLowerCase()))
    return content.every((each) => isOwnList(each, context));
  if (!context.isModule || !['local', 'global'].includes(name)) return false;
  // The parser does not know the functions of CSS modules. Names inside of `:global()` are not renamed.
  const text = content.map((each) => generate(each)).join('');
  const list = parse(text, { context: 'selectorList', onParseError: () => undefined });
  return isOwnList(list, { ...context, isModule: name === 'local' });
}

function isOwnList(list, context) {
  return (
    list.type === 'SelectorList' &&
    [...list.children].every((each) => isOwnSelector(each, context, false))
  );
}

/** Classes of the shell's components and chrome, which no sheet but the shell's may style everywhere. */
function isOfShell(text) {
  return /^(ui-|shell-|site-|page-)/.test(text) || text === 'root' || text === 'content';
}

function quote(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
}
