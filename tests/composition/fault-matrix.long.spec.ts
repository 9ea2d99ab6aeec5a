import { faultCases } from './faults/fault-cases';
import { testFaults } from './faults/test-faults';

testFaults(faultCases);
