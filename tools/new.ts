/**
 * Creates a page with its sample and test, and says what to do next. Exit code 2 when it cannot be
 * created; then nothing is written.
 *
 *     npm run new -- guide game "Trading between players"   # a draft in content/game
 *     npm run new -- recipe ui "Turn the board"             # at the end of content/cookbook/ui.mdx
 *     npm run new -- game "Last Stone"                      # a whole game in content/games/last-stone
 */
import { formatPlan, formatUsage, planNew, Refusal, writePlan } from "./new/index";

const args = process.argv.slice(2);
if (args.length === 0) {
  console.error(formatUsage());
  process.exitCode = 2;
} else {
  try {
    const root = process.cwd();
    const plan = planNew(root, args);
    await writePlan(root, plan);
    console.log(formatPlan(plan));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
