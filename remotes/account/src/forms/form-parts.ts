import { Button, Notice, PasswordField, type ButtonVariant } from '@site/ui';
import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/**
 * What the forms that stand on several pages are drawn with. The pages before signing in keep the light
 * ones, so that none of them waits for MUI.
 */
export const FormParts = createContext<{
  Button: ComponentType<{
    type: 'submit';
    variant: ButtonVariant;
    'aria-busy': boolean;
    children: ReactNode;
  }>;
  Notice: ComponentType<{ kind: 'error' | 'success'; children: ReactNode }>;
  PasswordField: ComponentType<
    Omit<ComponentProps<'input'>, 'prefix'> & {
      id: string;
      label: string;
      error: string | undefined;
    }
  >;
}>({ Button, Notice, PasswordField });
