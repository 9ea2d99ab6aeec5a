import { keysOf } from '../../core/keys-of';
import { ToggleButton, ToggleButtonGroup } from '@site/ui/mui';
import { FRAMES } from '../../core/model/deck';
import { useEditorState } from '../../store/editor-context';
import { CommandTool } from '../command-tool';
import { useRun } from '../use-run';
import controls from '../controls.module.css';

/** Tools that are specific to film. */
export function FilmTab() {
  return (
    <>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Frame guide</h2>
        <FrameGuides />
        <div className={controls['list']}>
          <CommandTool id="fit-to-frame" icon="film" hasText className={controls['entry']} />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Stills</h2>
        <div className={controls['list']}>
          <CommandTool id="mood-board" icon="image" hasText className={controls['entry']} />
          <CommandTool id="palette-from-still" icon="fill" hasText className={controls['entry']} />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Tables and charts</h2>
        <div className={controls['list']}>
          <CommandTool id="add-budget" icon="table" hasText className={controls['entry']} />
          <CommandTool id="add-comparables" icon="table" hasText className={controls['entry']} />
          <CommandTool id="add-chart" icon="chart" hasText className={controls['entry']} />
          <CommandTool id="add-waterfall" icon="chart" hasText className={controls['entry']} />
          <CommandTool id="add-audience" icon="chart" hasText className={controls['entry']} />
        </div>
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Deck</h2>
        <div className={controls['list']}>
          <CommandTool id="templates" icon="film" hasText className={controls['entry']} />
          <CommandTool id="coach" icon="search" hasText className={controls['entry']} />
        </div>
      </section>
    </>
  );
}

function FrameGuides() {
  const frame = useEditorState((state) => state.work.doc.deck.frame);
  const run = useRun();
  return (
    <ToggleButtonGroup exclusive fullWidth value={frame} aria-label="Frame guide">
      {keysOf(FRAMES)
        .toSorted((a, b) => FRAMES[b] - FRAMES[a])
        .map((name) => (
          <ToggleButton key={name} value={name} onClick={() => run(`frame-${name}`)}>
            {name}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}
