import { lazy, Suspense } from 'react';
import { useEditorState } from '../../store/editor-context';

const Screen = lazy(() => import('./screen').then((module) => ({ default: module.Screen })));

/** The deck on the whole screen, while it is presented. */
export function Show() {
  const presenting = useEditorState((state) => state.presenting);
  if (!presenting) return null;
  return (
    <Suspense fallback={null}>
      <Screen first={presenting.index} hasPresenter={presenting.hasPresenter} />
    </Suspense>
  );
}
