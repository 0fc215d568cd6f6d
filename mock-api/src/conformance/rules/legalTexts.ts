/** The owner's legal texts and their versions. */

import assert from 'node:assert/strict';
import { legalDefaults } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { PublicationSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { refused, succeed } from '../world.ts';

const { readOwnerSession, readLegalText, changeLegalText } = contract;

export const legalTextRules: readonly Rule[] = [
  {
    name: 'each saved legal text is a version with its date and author; older ones can be read',
    async check(world) {
      const token = await world.owner();
      const { email } = await succeed(world, readOwnerSession, { token });
      const read = (id: string) => succeed(world, readLegalText, { token, id });
      const save = (content: string, version: number) =>
        succeed(world, changeLegalText, { token, id: 'terms', body: { content, version } });
      const { version: start, content: before } = await read('terms');
      const [first, second] = [`## Un\n${unique()}`, `## Un\n${unique()}`];
      const saved = await save(first, start);
      assert.deepEqual([saved.version, saved.content, saved.who], [start + 1, first, email]);
      assert.equal((await save(second, start + 1)).version, start + 2);
      // Nothing changed: nothing is saved.
      const now = await save(second, start + 2);
      assert.equal(now.version, start + 2);
      const older = await read(`terms?version=${start + 1}`);
      assert.deepEqual([older.version, older.content, older.createdAt], [start + 1, first, saved.createdAt]);
      assert.deepEqual(
        older.versions.slice(0, 3).map(({ version }) => version),
        [start + 2, start + 1, start],
      );
      assert.equal((await read('terms?version=0')).content, legalDefaults.terms);
      const { body } = await world.call('GET', contract.readPublication.path);
      const shown = parse(PublicationSchema, body).catalogue.texts?.terms;
      assert.deepEqual([shown?.text, shown?.version], [second, start + 2]);
      const { items } = await succeed(world, contract.listLegalTexts, { token });
      assert.deepEqual(
        items.map(({ name }) => name),
        ['terms', 'notice', 'privacy', 'cookies', 'delivery'],
      );
      assert.equal(items[0]?.version, start + 2);
      const [entry] = (await succeed(world, contract.readJournal, { token })).items;
      assert.deepEqual(
        [entry?.what, entry?.name, entry?.from, entry?.to],
        ['text.version', 'terms', `${start + 1}`, `${start + 2}`],
      );
      await save(before, start + 2);
    },
  },
  {
    name: 'a legal text that can’t be published, is stale or isn’t there is refused in a sentence',
    async check(world) {
      const token = await world.owner();
      const id = 'notice';
      const { version } = await succeed(world, readLegalText, { token, id });
      for (const [content, sentence] of [
        ['Sans titre.', /au moins un titre/],
        ['## A\n[x](javascript:alert(1))', /doit commencer par/],
        ['## A\n{inconnu}', /Le repère \{inconnu\} n’existe pas\./],
        ['', /Texte/],
        [`## A\n${'x'.repeat(20_000)}`, /dépasse/],
      ] as const) {
        assert.match(await refused(world, 422, changeLegalText, { token, id, body: { content, version } }), sentence);
      }
      await refused(world, 400, changeLegalText, { token, id, body: { content: '## A' } });
      const body = { content: '## A', version: version + 7 };
      const stale = await world.call('PUT', changeLegalText.path.replace('{id}', id), { token, body });
      assert.equal(stale.status, 409);
      assert.equal(Object(stale.body).current.version, version);
      for (const unknown of ['autre', '__proto__', 'terms?version=999999']) {
        await refused(world, 404, readLegalText, { token, id: unknown });
      }
      await refused(world, 400, readLegalText, { token, id: 'terms?version=x' });
    },
  },
];
