import { lazyDeferred } from '../../deferred/deferred-modules';
import { insertableKinds } from '../../elements/kinds';
import { CommandButton } from '../command-button';
import type { IconName } from '../icons';
import controls from '../controls.module.css';

const LayersSection = lazyDeferred(({ LayersSection: Layers }) => Layers);

const SHAPES: readonly (readonly [command: string, icon: IconName])[] = [
  ['add-rectangle', 'rectangle'],
  ['add-circle', 'circle'],
  ['add-polygon', 'polygon'],
  ['add-star', 'star'],
  ['add-callout', 'callout'],
  ['add-line', 'line'],
  ['add-arrow', 'arrow'],
  ['more-shapes', 'more'],
];

const BUTTONS: readonly (readonly [command: string, icon: IconName])[] = [
  ['add-icon', 'path'],
  ['add-qr-code', 'qr-code'],
  ['add-video-link', 'play'],
  ...insertableKinds.map(({ id, icon }) => [id, icon] as const),
  ['upload-image', 'image'],
  ['upload-video', 'film'],
];

export function ElementsTab() {
  return (
    <>
      <section className={controls['group']}>
        <div className={controls['list']}>
          <CommandButton id="add-text" icon="text" hasText className={controls['entry']} />
          <div className={controls['shapes']} role="group" aria-label="Shapes">
            {SHAPES.map(([id, icon]) => (
              <CommandButton key={id} id={id} icon={icon} />
            ))}
          </div>
          {BUTTONS.map(([id, icon]) => (
            <CommandButton key={id} id={id} icon={icon} hasText className={controls['entry']} />
          ))}
        </div>
      </section>
      <LayersSection />
    </>
  );
}
