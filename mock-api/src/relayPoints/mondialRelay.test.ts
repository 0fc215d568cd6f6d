import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RelayService, startRelayService } from '../testing/relayService.ts';
import { createMondialRelay } from './mondialRelay.ts';

let service: RelayService;

beforeAll(async () => {
  service = await startRelayService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'fine';
});

const nantes = { country: 'France', postalCode: '44000' };
const near = (place = nantes, more = {}) => createMondialRelay({ ...service.settings, ...more }).near(place);

test('lists the places near a postal code, with their distance and hours, as the shop writes them', async () => {
  const [first, second, ...others] = await near({ ...nantes, postalCode: '44 000' });
  const weekday = ['09:00-12:30', '14:00-19:00'];
  expect(first).toEqual({
    ...{ id: '066974', name: 'TABAC DE LA GARE', address: '4 PLACE DE LA GARE, 44000 NANTES' },
    ...{ distance: 350, hours: [...Array.from({ length: 6 }, () => weekday), []] },
  });
  expect(second).toMatchObject({ name: 'PRESSE & FILS', distance: 700 });
  expect(others).toEqual([]);
  expect(service.asked.at(-1)).toMatchObject({ Enseigne: 'BDTEST13', Pays: 'FR', CP: '44000', NombreResultats: '10' });
});

test('finds one place by its number, and none that is gone', async () => {
  const { find } = createMondialRelay(service.settings);
  const found = await find({ country: 'France', id: '066975' });
  expect(found).toEqual({ id: '066975', name: 'PRESSE & FILS', address: '12 QUAI MALAKOFF, 44000 NANTES' });
  expect(await find({ country: 'France', id: '000001' })).toBeUndefined();
  expect(await find({ country: 'Suisse', id: '066975' })).toBeUndefined();
});

test('a place without any, or in a country that the carrier doesn’t serve, is no failure', async () => {
  expect(await near({ ...nantes, postalCode: '99000' })).toEqual([]);
  expect(await near({ ...nantes, country: 'Suisse' })).toEqual([]);
  service.mood = { stat: 9 };
  expect(await near()).toEqual([]);
});

test('a refused code or key, a carrier that is away and one that answers something else are told apart', async () => {
  const fault = async (more = {}) =>
    near(nantes, more).then(
      () => 'none',
      (error) => error.fault,
    );
  expect(await fault({ key: 'another' })).toBe('key');
  expect(await fault({ brand: 'XX' })).toBe('key');
  expect(await fault({ url: 'http://127.0.0.1:9' })).toBe('away');
  for (const [mood, expected] of [
    [{ stat: 95 }, 'key'],
    [{ stat: 98 }, 'away'],
    ['unavailable', 'away'],
    ['broken', 'unreadable'],
  ] as const) {
    service.mood = mood;
    expect(await fault()).toBe(expected);
  }
});

test('a carrier that doesn’t answer isn’t waited for longer than five seconds', async () => {
  service.mood = 'silent';
  const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  await expect(near()).rejects.toMatchObject({ fault: 'away' });
  expect(given).toHaveBeenCalledWith(5_000);
  given.mockRestore();
});
