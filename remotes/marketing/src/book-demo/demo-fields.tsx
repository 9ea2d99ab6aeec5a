import { SelectField, TextAreaField, TextField } from '@site/ui';
import type { Form } from '@site/ui/form';
import { companySizes, type DemoField } from './demo-request';

export function fieldId(field: DemoField): string {
  return `demo-${field}`;
}

export function DemoFields({ form }: { form: Form }) {
  const field = (name: DemoField) => {
    const id = fieldId(name);
    return {
      id,
      name,
      error: form.errorOf(id),
      required: true,
      disabled: form.isBusy,
      onInput: () => form.forgive(id),
    };
  };
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
