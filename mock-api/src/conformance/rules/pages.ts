/** The pages on which the owner speaks, and their versions. */
import assert from 'node:assert/strict';
import { ownPageNames, pageDefaults } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { PublicationSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { refused, succeed } from '../world.ts';

const { readOwnerSession, readPage, changePage } = contract;

export const pageRules: readonly Rule[] = [
  {
    name: 'each saved page of the owner is a version with its date and author; older ones can be read',
    async check(world) {
      const token = await world.owner();
      const { email } = await succeed(world, readOwnerSession, { token });
      const read = (id: string) => succeed(world, readPage, { token, id });
      const save = (lead: string, version: number) =>
        succeed(world, changePage, { token, id: 'contact', body: { content: { lead }, version } });
      const { version: start, content: before } = await read('contact');
      const [first, second] = [unique(), unique()];
      const saved = await save(first, start);
      assert.deepEqual([saved.version, saved.content, saved.who], [start + 1, { lead: first }, email]);
      assert.equal((await save(second, start + 1)).version, start + 2);
      // Nothing changed: nothing is saved.
      assert.equal((await save(second, start + 2)).version, start + 2);
      const older = await read(`contact?version=${start + 1}`);
      assert.deepEqual([older.content, older.createdAt], [{ lead: first }, saved.createdAt]);
      assert.deepEqual((await read('contact?version=0')).content, pageDefaults.contact);
      const { body } = await world.call('GET', contract.readPublication.path);
      assert.deepEqual(parse(PublicationSchema, body).catalogue.pages?.contact?.content, { lead: second });
      const { items } = await succeed(world, contract.listPages, { token });
      assert.deepEqual(
        items.map(({ name }) => name),
        ownPageNames,
      );
      const [entry] = (await succeed(world, contract.readJournal, { token })).items;
      assert.deepEqual(
        [entry?.what, entry?.name, entry?.from, entry?.to],
        ['page.version', 'contact', `${start + 1}`, `${start + 2}`],
      );
      await save(before.lead ?? '', start + 2);
    },
  },
  {
    name: 'a page of the owner that can’t be published, is stale or isn’t there is refused in a sentence',
    async check(world) {
      const token = await world.owner();
      const id = 'faq';
      const { version } = await succeed(world, readPage, { token, id });
      for (const [content, sentence] of [
        [{ title: '' }, /Indiquez un titre/],
        [{ title: 'A', text: '## A\n[x](javascript:alert(1))' }, /doit commencer par/],
        [{ title: 'A', lead: '{inconnu}' }, /Le repère \{inconnu\} n’existe pas\./],
        [{ title: 'x'.repeat(81) }, /dépasse/],
      ] as const) {
        assert.match(await refused(world, 422, changePage, { token, id, body: { content, version } }), sentence);
      }
      await refused(world, 400, changePage, { token, id, body: { content: { title: 'A' } } });
      const body = { content: { title: 'A' }, version: version + 7 };
      const stale = await world.call('PUT', changePage.path.replace('{id}', id), { token, body });
      assert.equal(stale.status, 409);
      assert.equal(Object(stale.body).current.version, version);
      for (const unknown of ['autre', '__proto__', 'about?version=999999']) {
        await refused(world, 404, readPage, { token, id: unknown });
      }
    },
  },
];
