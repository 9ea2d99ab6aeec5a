import { joinClassNames } from '@site/ui';
import { ButtonBase, ToggleButton } from '@site/ui/mui';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons';
import styles from './controls.module.css';

type ToolButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'title' | 'className' | 'disabled' | 'aria-expanded' | 'aria-haspopup'
> & {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly hasText?: boolean;
  /** Reason why the button is disabled, which is its description then; false if it is not. */
  readonly disabledReason?: string | false;
  readonly onClick: () => void;
};

/** Icon button; its label is read out and shown as a tooltip. */
export function ToolButton({
  className,
  icon,
  label,
  disabledReason = false,
  title = disabledReason || label,
  disabled = disabledReason !== false,
  isPressed,
  hasText = false,
  ...rest
}: ToolButtonProps) {
  const hint = hasText && title === label ? undefined : title;
  const buttonProps = {
    ...rest,
    disabled,
    'aria-label': label,
    // Disabled buttons fire no events for the editor's tooltip, so the browser's own shows.
    ...(disabled ? { title: hint } : { 'data-tooltip': hint }),
    children: (
      <>
        <Icon name={icon} />
        {hasText && <span>{label}</span>}
      </>
    ),
  };
  return isPressed === undefined ? (
    <ButtonBase className={joinClassNames(styles['tool'], className)} {...buttonProps} />
  ) : (
    <ToggleButton className={className ?? ''} value={label} selected={isPressed} {...buttonProps} />
  );
}
