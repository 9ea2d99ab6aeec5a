import { test } from '@playwright/test';
import { faultCases } from './faults/fault-cases';
import { writeFaultTable } from './faults/fault-table';
import { formCases } from './faults/form-cases';
import { testFaults } from './faults/test-faults';

testFaults({ cases: faultCases, forms: formCases, tag: '@long' });

test.afterAll(() => writeFaultTable());
