// Prints all charts of the checkout it stands in as JSON. scripts/lib/charts/facts-at.ts copies it into an older one.
import { registry } from '#proof/registry.ts';
import { chartFacts } from '#src/inspector/diff/chart-facts.ts';

process.stdout.write(JSON.stringify(registry.map(({ machine }) => chartFacts(machine))));
