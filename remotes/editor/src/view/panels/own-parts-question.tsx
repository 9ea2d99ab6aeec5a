import { Button, Dialog } from '@site/ui/mui';
import { use } from 'react';
import type { DeckTheme } from '../../core/model/theme-schema';
import {
  describeOwnParts,
  type OwnThemeParts,
  withOwnParts,
} from '../../film/themes/own-theme-parts';
import { OverlayRootContext } from '../overlay-root-context';
import controls from '../../controls/controls.module.css';

/** Asks whether what was set by hand in the deck's theme goes with the deck to another theme. */
export function OwnPartsQuestion({
  theme,
  parts,
  onChoose,
  onCancel,
}: {
  theme: DeckTheme;
  parts: OwnThemeParts;
  onChoose: (theme: DeckTheme) => void;
  onCancel: () => void;
}) {
  const container = use(OverlayRootContext);
  const names = describeOwnParts(parts);
  return (
    <Dialog isOpen title={`Keep your ${names}?`} container={container} onClose={onCancel}>
      <p>
        This deck has its own {names}. The theme {theme.title} can use them, or replace them. You
        can undo it in one step.
      </p>
      <div className={controls['fields']}>
        <Button variant="primary" fullWidth onClick={() => onChoose(withOwnParts(theme, parts))}>
          Keep mine
        </Button>
        <Button fullWidth onClick={() => onChoose(theme)}>
          Use those of {theme.title}
        </Button>
      </div>
    </Dialog>
  );
}
