import { claim, portOf } from '@nuee/site/ports';
import { runTogether } from '@nuee/site/run';

await claim('STORYBOOK_PORT');
runTogether([
  {
    in: '.',
    run: ['storybook', 'dev', '--no-open', '--ci', '--host', 'localhost', '--port', String(portOf('STORYBOOK_PORT'))],
  },
]);
