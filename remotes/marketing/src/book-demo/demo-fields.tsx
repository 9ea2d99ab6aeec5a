import { SelectField, TextAreaField, TextField } from '@site/ui';
import type { UseFormReturn } from '@site/ui/form';
import { COMPANY_SIZES, DEMO_LABELS, removeCountryCode, type DemoField } from './demo-request';

export function demoFieldIdOf(field: DemoField): string {
  return `demo-${field}`;
}

export function DemoFields({ form }: { form: UseFormReturn }) {
  const field = (name: DemoField) => {
    const id = demoFieldIdOf(name);
    return {
      id,
      name,
      label: DEMO_LABELS[name],
      error: form.errorOf(id),
      required: true,
      disabled: form.isSubmitting,
    };
  };
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField
        {...field('company')}
        hint="Working alone? Enter your own name."
        autoComplete="organization"
      />
      <TextField
        {...field('phone')}
        onInput={({ currentTarget }) => {
          const phone = removeCountryCode(currentTarget.value);
          if (phone !== currentTarget.value) currentTarget.value = phone;
        }}
        hint="10-digit Indian number"
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <SelectField {...field('companySize')}>
        <option value="">Select a size</option>
        {COMPANY_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('message')}
        hint="What are you making, and what should the demo show?"
        rows={5}
      />
    </>
  );
}
