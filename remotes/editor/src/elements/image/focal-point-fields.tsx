import { MAX_PICTURE_ZOOM } from './image-edits';
import { NumberField } from '../../controls/value-fields';

/** Visible part of a picture: focal point and zoom. */
interface PictureCrop {
  readonly zoom: number;
  readonly focalX: number;
  readonly focalY: number;
}

interface PictureCropProps {
  readonly picture: PictureCrop;
  readonly onChange: (patch: Partial<PictureCrop>) => void;
}

export function PictureZoomField({ picture, onChange }: PictureCropProps) {
  return (
    <NumberField
      label="Zoom %"
      min={100}
      max={MAX_PICTURE_ZOOM * 100}
      value={picture.zoom * 100}
      onChange={(zoom) => onChange({ zoom: zoom / 100 })}
    />
  );
}

export function FocalPointFields({ picture, onChange }: PictureCropProps) {
  return (
    <>
      <NumberField
        label="Focal point X %"
        min={0}
        max={100}
        value={picture.focalX * 100}
        onChange={(focusX) => onChange({ focalX: focusX / 100 })}
      />
      <NumberField
        label="Focal point Y %"
        min={0}
        max={100}
        value={picture.focalY * 100}
        onChange={(focusY) => onChange({ focalY: focusY / 100 })}
      />
    </>
  );
}
