import { claim, portOf } from '../common/ports.ts';
import { runTogether } from './run.ts';

await claim('STORYBOOK_PORT');
runTogether([
  {
    in: '.',
    run: ['storybook', 'dev', '--no-open', '--ci', '--host', 'localhost', '--port', String(portOf('STORYBOOK_PORT'))],
  },
]);
