import { use } from 'react';
import { partOfSlide } from '../../late/part-of-slide';
import { pictureBox } from '../../core/geometry/picture-box';
import type { ImageElement } from '../../core/model/deck';
import { useAssets } from './asset-context';
import styles from './slide.module.css';

/** Loads on demand, because few pictures are adjusted. */
const Toned = partOfSlide(() => import('../drawing/over-picture').then((module) => module.Toned));

export function AssetImage({ image }: { image: ImageElement }) {
  const url = use(useAssets().urlOf(image.asset));
  if (url === undefined)
    return <div className={styles['missing']}>This image is not in this browser.</div>;
  const { x, y, width, height } = pictureBox(image);
  const picture = (
    <img
      className={styles['picture']}
      style={{ left: x, top: y, width, height }}
      src={url}
      data-asset={image.asset}
      alt={image.alt}
      draggable={false}
    />
  );
  return image.tone ? <Toned tone={image.tone}>{picture}</Toned> : picture;
}
