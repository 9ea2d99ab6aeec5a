import { ButtonBase, Tooltip } from '@site/ui/mui';
import controls from '../controls.module.css';

export function Swatches({
  colors,
  value,
  onPick,
}: {
  colors: readonly string[];
  value: string | null;
  onPick: (color: string) => void;
}) {
  return (
    <div className={controls['swatches']}>
      {colors.map((color) => (
        <Tooltip key={color} title={color}>
          <ButtonBase
            className={controls['swatch']}
            style={{ background: color }}
            aria-label={`Colour ${color}`}
            aria-pressed={color === value}
            onClick={() => onPick(color)}
          />
        </Tooltip>
      ))}
    </div>
  );
}
