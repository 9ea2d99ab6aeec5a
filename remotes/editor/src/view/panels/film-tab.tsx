import { typedKeysOf } from '../../core/typed-keys-of';
import { ToggleButton, ToggleButtonGroup } from '@site/ui/mui';
import { FRAME_GUIDES } from '../../core/model/deck-constants';
import { useEditorState } from '../../store/editor-context';
import { CommandButton } from '../../controls/command-button';
import { useRunCommand } from '../../commands/run-command';
import controls from '../../controls/controls.module.css';

/** Tools that are specific to film. */
export function FilmTab() {
  return (
    <>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Frame guide</h2>
        <FrameGuides />
        <div className={controls['list']}>
          <CommandButton id="fit-to-frame" icon="film" hasText className={controls['entry']} />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Stills</h2>
        <div className={controls['list']}>
          <CommandButton id="mood-board" icon="image" hasText className={controls['entry']} />
          <CommandButton
            id="palette-from-still"
            icon="fill"
            hasText
            className={controls['entry']}
          />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Tables and charts</h2>
        <div className={controls['list']}>
          <CommandButton id="finance" icon="chart" hasText className={controls['entry']} />
          <CommandButton id="add-budget" icon="table" hasText className={controls['entry']} />
          <CommandButton id="add-comparables" icon="table" hasText className={controls['entry']} />
          <CommandButton id="add-chart" icon="chart" hasText className={controls['entry']} />
          <CommandButton id="add-waterfall" icon="chart" hasText className={controls['entry']} />
          <CommandButton id="add-audience" icon="chart" hasText className={controls['entry']} />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Deck</h2>
        <div className={controls['list']}>
          <CommandButton id="templates" icon="film" hasText className={controls['entry']} />
          <CommandButton id="deck-review" icon="search" hasText className={controls['entry']} />
        </div>
      </section>
    </>
  );
}

function FrameGuides() {
  const frame = useEditorState((state) => state.editingState.doc.deck.frameGuide);
  const run = useRunCommand();
  return (
    <ToggleButtonGroup exclusive fullWidth value={frame} aria-label="Frame guide">
      {typedKeysOf(FRAME_GUIDES)
        .toSorted((a, b) => FRAME_GUIDES[b] - FRAME_GUIDES[a])
        .map((name) => (
          <ToggleButton key={name} value={name} onClick={() => run(`frame-${name}`)}>
            {name}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}
