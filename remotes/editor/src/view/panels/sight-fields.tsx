import { MOST_ZOOM } from '../../core/edit/crop';
import { NumberField } from '../controls';

/** Visible part of a picture: focal point and zoom. */
interface Sight {
  readonly zoom: number;
  readonly focusX: number;
  readonly focusY: number;
}

interface SightProps {
  readonly picture: Sight;
  readonly onChange: (patch: Partial<Sight>) => void;
}

export function ZoomField({ picture, onChange }: SightProps) {
  return (
    <NumberField
      label="Zoom %"
      min={100}
      max={MOST_ZOOM * 100}
      value={picture.zoom * 100}
      onChange={(zoom) => onChange({ zoom: zoom / 100 })}
    />
  );
}

export function FocusFields({ picture, onChange }: SightProps) {
  return (
    <>
      <NumberField
        label="Focal point X %"
        min={0}
        max={100}
        value={picture.focusX * 100}
        onChange={(focusX) => onChange({ focusX: focusX / 100 })}
      />
      <NumberField
        label="Focal point Y %"
        min={0}
        max={100}
        value={picture.focusY * 100}
        onChange={(focusY) => onChange({ focusY: focusY / 100 })}
      />
    </>
  );
}
