import { Button, Notice, PasswordField, TextField, type ButtonVariant } from '@site/ui';
import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/**
 * Components of the forms that several pages share. The default is the lightweight set, so that pages before
 * sign-in do not load MUI; the dashboard provides the MUI set.
 */
export const FormComponentsContext = createContext<{
  Button: ComponentType<{
    type: 'submit';
    variant: ButtonVariant;
    'aria-busy': boolean;
    children: ReactNode;
  }>;
  Notice: ComponentType<{ kind: 'error' | 'success'; children: ReactNode }>;
  PasswordField: ComponentType<FieldProps>;
  TextField: ComponentType<FieldProps>;
}>({ Button, Notice, PasswordField, TextField });

type FieldProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  id: string;
  label: string;
  error: string | undefined;
};
