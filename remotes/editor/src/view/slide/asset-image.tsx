import { use } from 'react';
import { pictureBox } from '../../core/geometry/picture-box';
import type { ImageElement } from '../../core/model/deck';
import { useAssets } from './asset-context';
import styles from './slide.module.css';

export function AssetImage({ image }: { image: ImageElement }) {
  const url = use(useAssets().urlOf(image.asset));
  if (url === undefined)
    return <div className={styles['missing']}>This image is not in this browser.</div>;
  const { x, y, width, height } = pictureBox(image);
  return (
    <img
      className={styles['picture']}
      style={{ left: x, top: y, width, height }}
      src={url}
      data-asset={image.asset}
      alt={image.alt}
      draggable={false}
    />
  );
}
