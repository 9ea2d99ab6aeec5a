import { lazyDeferred } from '../../deferred/deferred-modules';
import { insertableKinds } from '../../elements/kinds';
import { CommandButton } from '../command-button';
import type { IconName } from '../icons';
import controls from '../controls.module.css';

const LayersSection = lazyDeferred(({ LayersSection: Layers }) => Layers);

const BUTTONS: readonly (readonly [command: string, icon: IconName])[] = [
  ['add-text', 'text'],
  ['add-rectangle', 'rectangle'],
  ['add-circle', 'circle'],
  ['add-polygon', 'polygon'],
  ['add-star', 'star'],
  ['add-callout', 'callout'],
  ['add-icon', 'path'],
  ['add-qr-code', 'qr-code'],
  ['add-video-link', 'play'],
  ['add-line', 'line'],
  ['add-arrow', 'arrow'],
  ...insertableKinds.map(({ id, icon }) => [id, icon] as const),
  ['upload-image', 'image'],
];

export function ElementsTab() {
  return (
    <>
      <section className={controls['group']}>
        <div className={controls['list']}>
          {BUTTONS.map(([id, icon]) => (
            <CommandButton key={id} id={id} icon={icon} hasText className={controls['entry']} />
          ))}
        </div>
      </section>
      <LayersSection />
    </>
  );
}
