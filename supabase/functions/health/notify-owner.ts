import { findSetting } from '../_shared/environment.ts';
import { type ExceededBudget, readBudgetPercent } from './health-events.ts';
import { postJson } from './post-json.ts';

/**
 * Notifies the owner of an app by the webhook `ERROR_BUDGET_WEBHOOK_<APP>`, or by `ERROR_BUDGET_WEBHOOK` for all. Slack,
 * Mattermost and others show `text`.
 */
export async function notifyOwner({ app, loads, failures }: ExceededBudget): Promise<void> {
  const url =
    findSetting(`ERROR_BUDGET_WEBHOOK_${app.toUpperCase()}`) ?? findSetting('ERROR_BUDGET_WEBHOOK');
  if (url === undefined) return;
  const budgetPercent = readBudgetPercent();
  const text = `${app} exceeds its error budget: ${failures} of ${loads} loads failed in the last hour (${((100 * failures) / loads).toFixed(1)} %, the budget is ${budgetPercent} %). See npm run releases -- --health.`;
  await postJson({ url, body: { text, app, loads, failures, budgetPercent } });
}
