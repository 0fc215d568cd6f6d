/**
 * The search for relay points of Mondial Relay's SOAP service: `WSI4_PointRelais_Recherche`, whose values are signed with MD5. Its
 * description: https://api.mondialrelay.com/Web_Services.asmx?op=WSI4_PointRelais_Recherche.
 */
import { createHash } from 'node:crypto';
import { type ListedRelayPoint, maximumRelayPoints } from '@nuee/domain/live';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { CarrierFailure, type RelayCarrier } from './carrier.ts';

export interface MondialRelaySettings {
  /** Of the service; the carrier's own by default. */
  readonly url?: string;
  /** The code of the shop, « Enseigne ». */
  readonly brand: string;
  /** Its private key. */
  readonly key: string;
}

const service = 'https://api.mondialrelay.com/Web_Services.asmx';
const namespace = 'http://www.mondialrelay.fr/webservice/';
const operation = 'WSI4_PointRelais_Recherche';

/** A customer is waiting: she may type the place instead. */
const patienceMilliseconds = 5_000;

/** Where it has relay points, by the code that it knows the country by. */
const countries: ReadonlyMap<string, string> = new Map([
  ['France', 'FR'],
  ['Monaco', 'FR'],
  ['Belgique', 'BE'],
  ['Luxembourg', 'LU'],
  ['Pays-Bas', 'NL'],
  ['Espagne', 'ES'],
  ['Portugal', 'PT'],
  ['Italie', 'IT'],
]);

// What the service says in `STAT`.
const done = 0;
/** The place or the number is none that it knows. */
const unknownPlace: ReadonlySet<number> = new Set([9, 16, 17, 18, 19, 70]);
/** The code of the shop, its account or its key. */
const refusedKey: ReadonlySet<number> = new Set([1, 2, 3, 5, 7, 8, 95, 96, 97]);

export function createMondialRelay({ url = service, brand, key }: MondialRelaySettings): RelayCarrier {
  /** @param asked In the order of the service's description: the signature follows it. */
  const ask = async (asked: Readonly<Record<string, string>>): Promise<ListedRelayPoint[]> => {
    const values = { Enseigne: brand.padEnd(8), ...asked };
    const body = envelope({ ...values, Security: signatureOf(Object.values(values), key) });
    const answer = parsed(await send(url, body));
    const stat = Number.parseInt(textOf(answer, 'STAT'), 10);
    if (unknownPlace.has(stat)) return [];
    if (refusedKey.has(stat))
      throw new CarrierFailure('key', `Mondial Relay refuses the code or the key (STAT ${stat}).`);
    if (stat !== done) throw new CarrierFailure('away', `Mondial Relay has no answer (STAT ${stat}).`);
    return childrenOf(answer, 'PointsRelais').flatMap((points) =>
      childrenOf(points, 'PointRelais_Details').map(present),
    );
  };

  return {
    name: 'Mondial Relay',

    async near({ country, postalCode }) {
      const code = countries.get(country);
      if (code === undefined) return [];
      return ask({
        Pays: code,
        CP: postalCode.replaceAll(/\s/g, ''),
        DelaiEnvoi: '0',
        NombreResultats: String(maximumRelayPoints),
      });
    },

    async find({ country, id }) {
      const code = countries.get(country);
      if (code === undefined) return undefined;
      const [point] = await ask({ Pays: code, NumPointRelais: id, DelaiEnvoi: '0', NombreResultats: '1' });
      if (point?.id !== id) return undefined;
      const { name, address } = point;
      return { id, name, address };
    },
  };
}

async function send(url: string, body: string): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${namespace}${operation}"` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    text = await response.text();
  } catch (error) {
    throw new CarrierFailure('away', 'Mondial Relay can’t be reached.', error);
  }
  if (!response.ok) throw new CarrierFailure('away', `Mondial Relay answers with ${response.status}.`);
  return text;
}

/** The upper-case MD5 of all values, joined without anything between them, and the key. */
const signatureOf = (values: readonly string[], key: string): string =>
  createHash('md5')
    .update(values.join('') + key)
    .digest('hex')
    .toUpperCase();

function envelope(values: Readonly<Record<string, string>>): string {
  const fields = Object.entries(values).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${operation} xmlns="${namespace}">${fields.join('')}</${operation}></soap:Body></soap:Envelope>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The result in the answer of the service. */
function parsed(text: string): Element {
  const unreadable = (cause?: unknown) =>
    new CarrierFailure('unreadable', 'Mondial Relay answers something unreadable.', cause);
  let result: Element | null;
  try {
    const document = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
    result = document.getElementsByTagNameNS(namespace, `${operation}Result`).item(0);
  } catch (error) {
    throw unreadable(error);
  }
  if (result === null) throw unreadable();
  return result;
}

const childrenOf = (parent: Element, name: string): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeName === name);

const textOf = (parent: Element, name: string): string => childrenOf(parent, name)[0]?.textContent?.trim() ?? '';

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;

function present(point: Element): ListedRelayPoint {
  const distance = textOf(point, 'Distance');
  return {
    id: textOf(point, 'Num'),
    name: joined(point, ['LgAdr1', 'LgAdr2']),
    address: `${joined(point, ['LgAdr3', 'LgAdr4'])}, ${textOf(point, 'CP')} ${textOf(point, 'Ville')}`,
    ...(/^\d{1,7}$/.test(distance) && { distance: Number(distance) }),
    hours: weekdays.map((day) => spansOf(childrenOf(point, `Horaires_${day}`)[0])),
  };
}

const joined = (point: Element, names: readonly string[]): string =>
  names
    .map((name) => textOf(point, name))
    .filter((line) => line !== '')
    .join(', ');

/** `0900 1230 1400 1900` is open twice; `0000 0000` isn't open. */
function spansOf(day: Element | undefined): string[] {
  const times = day ? childrenOf(day, 'string').map((time) => time.textContent?.trim() ?? '') : [];
  return [0, 2].flatMap((at) => {
    const [from = '', to = ''] = times.slice(at, at + 2).map((time) => time.replace(/^(\d{2})(\d{2})$/, '$1:$2'));
    return /^\d{2}:\d{2}$/.test(from) && /^\d{2}:\d{2}$/.test(to) && from < to ? [`${from}-${to}`] : [];
  });
}
