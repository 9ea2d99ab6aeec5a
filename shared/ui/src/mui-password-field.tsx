import { useState, type ComponentProps } from 'react';
import { Button } from './mui-button';
import { TextField } from './mui-fields';

/** MUI version of `PasswordField` of `@site/ui`. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'endAdornment'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Button
          variant="quiet"
          size="small"
          aria-controls={field.id}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="ui-hidden"> password</span>
        </Button>
      }
    />
  );
}
