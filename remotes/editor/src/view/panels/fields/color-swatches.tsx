import { ButtonBase } from '@site/ui/mui';
import controls from '../../controls.module.css';

export function ColorSwatches({
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
        <ButtonBase
          key={color}
          className={controls['swatch']}
          style={{ background: color }}
          aria-label={`Colour ${color}`}
          aria-pressed={color === value}
          data-tooltip={color}
          onClick={() => onPick(color)}
        />
      ))}
    </div>
  );
}
