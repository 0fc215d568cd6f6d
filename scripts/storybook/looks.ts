import { parseArgs } from 'node:util';
import { fail, serve } from '@nuee/site/ports';
import sirv from 'sirv';
import { approve, approvedFolder, type ChangedLook, changedLooks, takenFolder } from '../test/looks.ts';
import { looksReport } from './looksReport.ts';

// `npm run looks` shows what the last run of the stories found changed: each picture before and after, with a button that approves it.
// `npm run looks -- --approve ProductCard` approves those with that word in their name without a look, all without a word.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { approve: { type: 'boolean', default: false } },
});
const word = positionals.join(' ').toLowerCase();
const asked = (): ChangedLook[] => changedLooks().filter(({ name }) => name.includes(word));
const changed = asked();
if (changed.length === 0) {
  fail(`The last run of the stories found no changed picture${word && ` with « ${word} » in its name`}.`);
}

if (values.approve) {
  for (const { name } of changed) await approve(name);
  console.info(`${changed.length} pictures approved: commit them with the change.`);
} else {
  const pictures = { '/before/': sirv(approvedFolder, { dev: true }), '/after/': sirv(takenFolder, { dev: true }) };
  const site = await serve((request, response) => {
    const { url = '/', method } = request;
    const name = url.split('/').at(-1);
    const approved = method === 'POST' ? changed.find((each) => each.name === name) : undefined;
    if (approved) {
      approve(approved.name).then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
      return;
    }
    for (const [folder, send] of Object.entries(pictures)) {
      if (!url.startsWith(folder)) continue;
      request.url = url.slice(folder.length - 1);
      send(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(looksReport(asked()));
  }, 0);
  console.info(`${changed.length} changed pictures: ${site.url}`);
}
