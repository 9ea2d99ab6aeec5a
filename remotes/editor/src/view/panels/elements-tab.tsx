import { lateView } from '../../late/late';
import { CommandTool } from '../command-tool';
import controls from '../controls.module.css';

const Layers = lateView(({ Layers }) => Layers);

export function ElementsTab() {
  return (
    <>
      <section className={controls['group']}>
        <div className={controls['list']}>
          <CommandTool id="add-text" icon="text" hasText className={controls['entry']} />
          <CommandTool id="add-rectangle" icon="rectangle" hasText className={controls['entry']} />
          <CommandTool id="add-circle" icon="circle" hasText className={controls['entry']} />
          <CommandTool id="add-polygon" icon="polygon" hasText className={controls['entry']} />
          <CommandTool id="add-star" icon="star" hasText className={controls['entry']} />
          <CommandTool id="add-bubble" icon="bubble" hasText className={controls['entry']} />
          <CommandTool id="add-icon" icon="path" hasText className={controls['entry']} />
          <CommandTool id="add-code" icon="code" hasText className={controls['entry']} />
          <CommandTool id="add-film" icon="play" hasText className={controls['entry']} />
          <CommandTool id="add-line" icon="line" hasText className={controls['entry']} />
          <CommandTool id="add-arrow" icon="arrow" hasText className={controls['entry']} />
          <CommandTool id="upload-image" icon="image" hasText className={controls['entry']} />
        </div>
      </section>
      <Layers />
    </>
  );
}
