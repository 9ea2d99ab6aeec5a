import { lazyDeferred } from '../../deferred/deferred-modules';
import { CommandButton } from '../command-button';
import controls from '../controls.module.css';

const LayersSection = lazyDeferred(({ LayersSection: Layers }) => Layers);

export function ElementsTab() {
  return (
    <>
      <section className={controls['group']}>
        <div className={controls['list']}>
          <CommandButton id="add-text" icon="text" hasText className={controls['entry']} />
          <CommandButton
            id="add-rectangle"
            icon="rectangle"
            hasText
            className={controls['entry']}
          />
          <CommandButton id="add-circle" icon="circle" hasText className={controls['entry']} />
          <CommandButton id="add-polygon" icon="polygon" hasText className={controls['entry']} />
          <CommandButton id="add-star" icon="star" hasText className={controls['entry']} />
          <CommandButton id="add-callout" icon="callout" hasText className={controls['entry']} />
          <CommandButton id="add-icon" icon="path" hasText className={controls['entry']} />
          <CommandButton id="add-qr-code" icon="qr-code" hasText className={controls['entry']} />
          <CommandButton id="add-video-link" icon="play" hasText className={controls['entry']} />
          <CommandButton id="add-line" icon="line" hasText className={controls['entry']} />
          <CommandButton id="add-arrow" icon="arrow" hasText className={controls['entry']} />
          <CommandButton id="upload-image" icon="image" hasText className={controls['entry']} />
        </div>
      </section>
      <LayersSection />
    </>
  );
}
