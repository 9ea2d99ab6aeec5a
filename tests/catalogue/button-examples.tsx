import type { ComponentType, ReactNode } from 'react';
import type { ButtonVariant } from '@site/ui';
import * as plain from '@site/ui';
import * as mui from '@site/ui/mui';
import type { ComponentExamples } from './component-examples';

type ButtonProps = {
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  disabled?: boolean;
  children: ReactNode;
};

type Buttons = {
  Button: ComponentType<ButtonProps>;
  ButtonLink: ComponentType<Omit<ButtonProps, 'disabled'> & { to: string }>;
};

/** The states that both sets of components share. */
function createStates({ Button, ButtonLink }: Buttons): Record<string, ReactNode> {
  return {
    Primary: <Button variant="primary">Export deck</Button>,
    Secondary: <Button>Save link</Button>,
    Quiet: <Button variant="quiet">Clear</Button>,
    Danger: <Button variant="danger">Delete account</Button>,
    Small: <Button size="small">Copy</Button>,
    Disabled: (
      <>
        <Button variant="primary" disabled>
          Exporting…
        </Button>
        <Button disabled>Save link</Button>
      </>
    ),
    'Link with the look of a button': (
      <ButtonLink variant="primary" to="/book-demo">
        Book a Demo
      </ButtonLink>
    ),
  };
}

export const buttonExamples: ComponentExamples = {
  id: 'buttons',
  title: 'Button and link, @site/ui',
  components: ['Button', 'ButtonLink'],
  use: 'Public pages and forms before sign-in. One primary button per view; danger only for what cannot be undone. A button acts, a ButtonLink leads to a page.',
  states: createStates(plain),
};

export const muiButtonExamples: ComponentExamples = {
  id: 'mui-buttons',
  title: 'Button and link, @site/ui/mui',
  components: [
    'Button',
    'ButtonLink',
    'IconButton',
    'ButtonBase',
    'ToggleButton',
    'ToggleButtonGroup',
  ],
  use: 'Screens that people work in. The variant “tool” is for commands of a dense screen, an IconButton for a command with a well-known sign, a ToggleButtonGroup for settings that are on or off.',
  states: {
    ...createStates(mui),
    Tool: (
      <>
        <mui.Button variant="tool">Bold</mui.Button>
        <mui.Button variant="tool" disabled>
          Italic
        </mui.Button>
      </>
    ),
    Icon: (
      <mui.IconButton aria-label="Close">
        <CloseIcon />
      </mui.IconButton>
    ),
    'Without a look of its own': <mui.ButtonBase>Slide 1</mui.ButtonBase>,
    'Toggle buttons': (
      <mui.ToggleButtonGroup exclusive value="left" aria-label="Alignment">
        <mui.ToggleButton value="left">Left</mui.ToggleButton>
        <mui.ToggleButton value="center">Centre</mui.ToggleButton>
        <mui.ToggleButton value="right" disabled>
          Right
        </mui.ToggleButton>
      </mui.ToggleButtonGroup>
    ),
  },
};

function CloseIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
