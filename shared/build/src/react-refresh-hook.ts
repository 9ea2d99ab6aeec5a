import type { HtmlTagDescriptor } from '@rsbuild/core';

/**
 * Development only. Each app brings its own react-refresh runtime; they find the one renderer of the
 * shell through the DevTools hook. A remote's edit re-renders only if that hook keeps its renderers.
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
