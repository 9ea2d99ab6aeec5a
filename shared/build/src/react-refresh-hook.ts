import type { HtmlTagDescriptor } from '@rsbuild/core';

/**
 * Inline script for development. Each app has its own react-refresh runtime; they find the shell's renderer through the
 * DevTools hook. Edits in a remote re-render only if that hook stores its renderers.
 */
export const reactRefreshHook = {
  tag: 'script',
  head: true,
  append: false,
  children: `(function () {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  var renderers = new Map(), count = 0, nothing = function () {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: renderers, supportsFiber: true,
    inject: function (renderer) { renderers.set(++count, renderer); return count; },
    onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing, checkDCE: nothing
  };
})()`,
} satisfies HtmlTagDescriptor;
