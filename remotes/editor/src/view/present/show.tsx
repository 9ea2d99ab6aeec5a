import { closedAgain } from '../../late/closed-again';
import { part } from '../../late/part';
import { useEditorState } from '../../store/editor-context';

const Screen = part(() => import('./screen').then((module) => module.Screen), {
  Lost: closedAgain((_screen, { store }) => store.setState({ presenting: null })),
});

export function Show() {
  const presenting = useEditorState((state) => state.presenting);
  if (!presenting) return null;
  return <Screen first={presenting.index} hasPresenter={presenting.hasPresenter} />;
}
