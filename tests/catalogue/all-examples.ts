import { buttonExamples, muiButtonExamples } from './button-examples';
import type { ComponentExamples } from './component-examples';
import { fieldExamples, muiFieldExamples } from './field-examples';
import { ruleExamples } from './rule-examples';
import { muiSurfaceExamples, surfaceExamples } from './surface-examples';

/** The catalogue, in the order of the page. */
export const allExamples: ComponentExamples[] = [
  ruleExamples,
  buttonExamples,
  fieldExamples,
  surfaceExamples,
  muiButtonExamples,
  muiFieldExamples,
  muiSurfaceExamples,
];
