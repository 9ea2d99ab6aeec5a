/** Style sheets of a remote `marketing` that would change other teams' pages, and what has to be said about each. */
export const LEAKING_SHEETS: Readonly<Record<string, { css: string; advice: string }>> = {
  'a bare element': { css: 'h1 { color: red }', advice: '".marketing-page h1"' },
  'a bare element in a list': { css: '.marketing-a, button { top: 0 }', advice: '"button"' },
  'every element': { css: '* { margin: 0 }', advice: '"*" also matches elements' },
  'the root': { css: ':root { --bg: red }', advice: 'It sets --bg for everybody.' },
  'the document': { css: 'html { font-size: 62.5% }', advice: '"html"' },
  'the body': { css: 'BODY { overflow: hidden }', advice: '"BODY"' },
  'a state of any element': { css: ':focus-visible { outline: 0 }', advice: '":focus-visible"' },
  'what is selected': { css: '::selection { color: red }', advice: '"::selection"' },
  'a class of the shell': { css: '.ui-button { top: 0 }', advice: '".ui-button"' },
  'a class of a library': {
    css: '.ProseMirror { top: 0 }',
    advice: '".marketing-page .ProseMirror"',
  },
  'an attribute of everybody': { css: '[hidden] { display: block }', advice: '"[hidden]"' },
  'what does not have its class': { css: ':not(.marketing-a) { top: 0 }', advice: ':not' },
  'what contains its class': { css: 'body:has(.marketing-a) h1 { top: 0 }', advice: ':has' },
  'what stands beside its class': { css: '.marketing-a ~ footer { top: 0 }', advice: '~footer' },
  'one of several': { css: ':is(.marketing-a, h2) { top: 0 }', advice: ':is' },
  'an element under a condition': { css: '@media print { p { top: 0 } }', advice: '"p"' },
  'a nested rule that leads out': {
    css: '.marketing-a { &, :not(&) { top: 0 } }',
    advice: '":not(&)"',
  },
  'a nested rule that may be read in two ways': {
    css: '.marketing-a { h1:not(&) { top: 0 } }',
    advice: 'with "&"',
  },
  'a font of the theme': {
    css: '@font-face { font-family: "Archivo"; src: url(a.woff2) }',
    advice: 'Name yours "marketing Archivo".',
  },
  'an animation': {
    css: '@keyframes spin { to { top: 0 } }',
    advice: '"@keyframes marketing-spin"',
  },
  'a layer': { css: '@layer base { .marketing-a { top: 0 } }', advice: '"@layer marketing-base"' },
  'a registered property': {
    css: '@property --bg { syntax: "*"; inherits: true }',
    advice: '"@property --marketing-bg"',
  },
  'every printed page': { css: '@page { margin: 0 }', advice: '@page without a name' },
  'a scope': { css: '@scope (main) { h1 { top: 0 } }', advice: 'is ignored by browsers' },
  'another sheet': { css: '@import url(other.css);', advice: 'Import it in a script.' },
  'a transition of pages': {
    css: '@view-transition { navigation: auto }',
    advice: 'Leave it out.',
  },
  'what cannot be read': { css: '.marketing-a { top: 0 } }', advice: 'Correct it.' },
};
