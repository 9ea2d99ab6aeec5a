import { makeBudgets } from '../core/testing/made-budgets';
import { testMadeBudgets } from './testing/expect-made-budgets';

testMadeBudgets(makeBudgets(56));
