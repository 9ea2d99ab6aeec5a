import { SelectField, TextAreaField, TextField } from '@site/ui';
import { companySizes, type DemoErrors, type DemoField, type DemoRequest } from './demo-request';

export function fieldId(field: DemoField): string {
  return `demo-${field}`;
}

export function DemoFields({
  values,
  errors,
  disabled,
  edit,
}: {
  values: DemoRequest;
  errors: DemoErrors;
  disabled: boolean;
  edit: (field: DemoField, value: string) => void;
}) {
  const field = (name: DemoField) => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    required: true,
    disabled,
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
  });
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" />
      <TextField
        {...field('phone')}
        label="Phone"
        hint="Ten digits, without the country code"
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <SelectField {...field('companySize')} label="Company size">
        <option value="">Select a size</option>
        {companySizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('message')}
        label="Message"
        hint="What are you making, and what should the demo show?"
        rows={5}
      />
    </>
  );
}
