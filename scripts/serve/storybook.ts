import { readEnvironment } from '@nuee/domain/environment';
import { claim, portOf } from '@nuee/site/ports';
import { runTogether } from '@nuee/site/run';

readEnvironment(process);
await claim('STORYBOOK_PORT');
runTogether([
  {
    in: '.',
    run: ['storybook', 'dev', '--no-open', '--ci', '--host', 'localhost', '--port', String(portOf('STORYBOOK_PORT'))],
  },
]);
