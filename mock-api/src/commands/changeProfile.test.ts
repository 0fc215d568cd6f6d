import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { expect, test } from 'vitest';
import { apiWithMails } from '../testing/apiWithMails.ts';

const { api, list, mailsTo } = apiWithMails();

test('a change of an account’s address sends a warning by e-mail; the first address doesn’t', async () => {
  const token = await api.newCustomer();
  const { street, city, postalCode, country } = addresses.camille;
  const home = { street, city, postalCode, country };
  const change = (body: object) => api.succeed(contract.changeProfile, { token, body });
  await change({ addresses: [home] });
  await change({ addresses: [home], phone: '06' });
  expect(await list('?kind=address-changed')).toEqual([]);
  await change({ addresses: [{ ...home, street: '1 rue du Port' }] });
  const [mail] = await mailsTo('cliente-1@exemple.fr');
  expect(mail?.text).toContain('1 rue du Port');
});
