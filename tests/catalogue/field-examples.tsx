import type { ComponentType, ReactNode } from 'react';
import * as plain from '@site/ui';
import * as mui from '@site/ui/mui';
import type { ComponentExamples } from './component-examples';

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
};

type Fields = {
  TextField: ComponentType<FieldProps & { defaultValue?: string }>;
  TextAreaField: ComponentType<FieldProps & { rows?: number }>;
  SelectField: ComponentType<FieldProps & { children: ReactNode }>;
  PasswordField: ComponentType<FieldProps & { defaultValue?: string }>;
};

/** The states that both sets of components share. */
function createStates(
  { TextField, TextAreaField, SelectField, PasswordField }: Fields,
  prefix: string,
): Record<string, ReactNode> {
  return {
    Empty: (
      <TextField id={`${prefix}-empty`} label="Company" hint="Working alone? Enter your name." />
    ),
    Filled: <TextField id={`${prefix}-filled`} label="Company" defaultValue="Saltlight Films" />,
    Invalid: (
      <TextField
        id={`${prefix}-invalid`}
        label="Email"
        defaultValue="meera@"
        error="Please enter a valid email address"
      />
    ),
    Disabled: (
      <TextField
        id={`${prefix}-off`}
        label="Email"
        defaultValue="meera@saltlight.example"
        disabled
      />
    ),
    'Several lines': <TextAreaField id={`${prefix}-area`} label="Logline" rows={3} />,
    Choice: (
      <SelectField id={`${prefix}-select`} label="Company size">
        <option>1–10</option>
        <option>11–50</option>
      </SelectField>
    ),
    Password: (
      <PasswordField id={`${prefix}-password`} label="Password" defaultValue="Tungsten1!" />
    ),
  };
}

export const fieldExamples: ComponentExamples = {
  id: 'fields',
  title: 'Form fields, @site/ui',
  components: ['TextField', 'TextAreaField', 'SelectField', 'PasswordField', 'ErrorSummary'],
  use: 'Forms of public pages. The hint says what to enter, before the mistake. After a refused submit, an ErrorSummary lists the errors above the form and takes the focus.',
  states: {
    ...createStates(plain, 'plain'),
    'With a prefix': <plain.TextField id="plain-phone" label="Phone" prefix="+91" />,
    'All errors of a form': (
      <plain.ErrorSummary
        attempt={0}
        errors={[{ fieldId: 'plain-invalid', message: 'Please enter a valid email address' }]}
      />
    ),
  },
};

export const muiFieldExamples: ComponentExamples = {
  id: 'mui-fields',
  title: 'Form fields, @site/ui/mui',
  components: [
    'TextField',
    'TextAreaField',
    'SelectField',
    'PasswordField',
    'InputBase',
    'NativeSelect',
    'Checkbox',
    'Radio',
    'FormControlLabel',
    'Slider',
    'Autocomplete',
  ],
  use: 'Screens that people work in. A Checkbox for one setting, Radio for two to five choices, a SelectField for more, an Autocomplete for lists to search in. InputBase and NativeSelect are for panels that draw their own labels.',
  states: {
    ...createStates(mui, 'mui'),
    'Bare controls': (
      <>
        <mui.InputBase defaultValue="48" slotProps={{ input: { 'aria-label': 'Size' } }} />
        <mui.NativeSelect input={<mui.InputBase />} inputProps={{ 'aria-label': 'Font' }}>
          <option>Barlow</option>
        </mui.NativeSelect>
      </>
    ),
    'Check boxes': (
      <>
        <mui.FormControlLabel control={<mui.Checkbox defaultChecked />} label="Snap to guides" />
        <mui.FormControlLabel control={<mui.Checkbox />} label="Show notes" />
        <mui.FormControlLabel disabled control={<mui.Checkbox />} label="Not available" />
      </>
    ),
    'Radio buttons': (
      <>
        <mui.FormControlLabel control={<mui.Radio checked />} label="PDF" />
        <mui.FormControlLabel control={<mui.Radio />} label="PowerPoint" />
      </>
    ),
    Sliders: (
      <>
        <mui.Slider aria-label="Opacity" defaultValue={60} />
        <mui.Slider aria-label="Not available" defaultValue={30} disabled />
      </>
    ),
    Search: (
      <mui.Autocomplete
        options={['Add text box', 'Budget table']}
        renderInput={({ id, slotProps: { input, htmlInput } }) => (
          <mui.InputBase
            ref={input.ref}
            id={id}
            slotProps={{ input: { ...htmlInput, 'aria-label': 'Command' } }}
          />
        )}
      />
    ),
  },
};
