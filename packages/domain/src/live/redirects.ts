/** The addresses of a former shop in the settings, as the back office sees and changes them. */
import * as v from 'valibot';
import { requiredText } from '../fields.ts';
import { longestAddress, mostRedirects, redirectIssue } from '../redirects.ts';

export const RedirectsSchema = v.array(v.object({ from: v.string(), to: v.string() }));

const address = requiredText(longestAddress);

export const RedirectsBody = v.pipe(
  v.array(v.object({ from: address, to: address }, 'doit avoir deux adresses.'), 'doit être une liste.'),
  v.maxLength(mostRedirects, `dépasse ${mostRedirects} adresses.`),
  v.check(
    (redirects) => redirects.every((each) => redirectIssue(each, redirects) === undefined),
    ({ input }) => `est incorrect\u00a0: ${input.map((each) => redirectIssue(each, input)).find(Boolean)}`,
  ),
);
