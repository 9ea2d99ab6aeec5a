import { NumberField } from '../../../controls/value-fields';
import controls from '../../../controls/controls.module.css';
import { adjustmentsOf } from '../geometry/preset-geometry';
import type { ShapeElement } from '../shape-schema';

type Preset = Required<ShapeElement>['preset'];

const UNITS_PER_PERCENT = 1000;

/** Adjust values of a preset, in the unit of its definition: percent of a side, except for the few that are angles. */
export function PresetFields({
  preset,
  onChange,
}: {
  preset: Preset;
  onChange: (preset: Preset) => void;
}) {
  const adjustments = Object.entries(adjustmentsOf(preset));
  if (adjustments.length === 0) return null;
  return (
    <div className={controls['pair']}>
      {adjustments.map(([name, value], index) => (
        <NumberField
          key={name}
          label={adjustments.length === 1 ? 'Form %' : `Form ${index + 1} %`}
          value={value / UNITS_PER_PERCENT}
          onChange={(percent) =>
            onChange({
              ...preset,
              adjustments: {
                ...preset.adjustments,
                [name]: Math.round(percent * UNITS_PER_PERCENT),
              },
            })
          }
        />
      ))}
    </div>
  );
}
