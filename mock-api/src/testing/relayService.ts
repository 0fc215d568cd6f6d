/**
 * A stand-in for Mondial Relay's service, for tests and journeys, which checks what it is sent as the real one does and shares no line with
 * the shop's side of it: https://api.mondialrelay.com/Web_Services.asmx?op=WSI4_PointRelais_Recherche.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MondialRelaySettings } from '../relayPoints/mondialRelay.ts';

interface Place {
  readonly number: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export interface RelayService {
  /** What the shop needs to know of it. */
  readonly settings: Required<MondialRelaySettings>;
  /** What it answers instead of the list. */
  mood: 'fine' | 'silent' | 'broken' | 'unavailable' | { readonly stat: number };
  /** What it was asked, the latest last. */
  readonly asked: Readonly<Record<string, string>>[];
  /** In every place whose postal code begins with that of the search. */
  readonly places: Place[];
  close(): Promise<void>;
}

/** The order in which the description lists them; the signature follows it. */
const order = [
  ...['Enseigne', 'Pays', 'NumPointRelais', 'Ville', 'CP', 'Latitude', 'Longitude', 'Taille', 'Poids', 'Action'],
  ...['DelaiEnvoi', 'RayonRecherche', 'TypeActivite', 'NACE', 'NombreResultats'],
];

export async function startRelayService(): Promise<RelayService> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (service.mood === 'silent') return;
      if (service.mood === 'unavailable') return void response.writeHead(503).end('<h1>Service Unavailable</h1>');
      const isCall =
        request.method === 'POST' && /WSI4_PointRelais_Recherche"?$/.test(String(request.headers.soapaction));
      response.writeHead(isCall ? 200 : 500, { 'Content-Type': 'text/xml; charset=utf-8' });
      response.end(service.mood === 'broken' ? '<html><p>Maintenance' : answer(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const answer = (body: string): string => {
    const sent = Object.fromEntries(
      [...body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]),
    );
    service.asked.push(sent);
    const signed = order.map((name) => sent[name] ?? '').join('') + service.settings.key;
    const isSigned = sent.Security === createHash('md5').update(signed, 'utf8').digest('hex').toUpperCase();
    if (typeof service.mood === 'object') return result(`<STAT>${service.mood.stat}</STAT>`);
    if (sent.Enseigne !== service.settings.brand.padEnd(8)) return result('<STAT>1</STAT>');
    if (!isSigned) return result('<STAT>97</STAT>');
    const found = service.places.filter(({ number, postalCode }) =>
      sent.NumPointRelais ? number === sent.NumPointRelais : postalCode.startsWith((sent.CP ?? '').slice(0, 2)),
    );
    const listed = found.slice(0, Number(sent.NombreResultats)).map(details);
    return result(`<STAT>0</STAT><PointsRelais>${listed.join('')}</PointsRelais>`);
  };

  const service: RelayService = {
    settings: { url: `http://127.0.0.1:${port}/Web_Services.asmx`, brand: 'BDTEST13', key: 'Cle-privee' },
    mood: 'fine',
    asked: [],
    places: [
      { number: '066974', name: 'TABAC DE LA GARE', street: '4 PLACE DE LA GARE', postalCode: '44000', city: 'NANTES' },
      { number: '066975', name: 'PRESSE & FILS', street: '12 QUAI MALAKOFF', postalCode: '44000', city: 'NANTES' },
    ],
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return service;
}

const result = (content: string): string => `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<WSI4_PointRelais_RechercheResponse xmlns="http://www.mondialrelay.fr/webservice/">
<WSI4_PointRelais_RechercheResult>${content}</WSI4_PointRelais_RechercheResult>
</WSI4_PointRelais_RechercheResponse></soap:Body></soap:Envelope>`;

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'];

/** Texts come padded with spaces, as those of the real service do. */
function details({ number, name, street, postalCode, city }: Place, at: number): string {
  const text = (of: string) => of.replaceAll('&', '&amp;').padEnd(32);
  const times = (day: string, all: string[]) =>
    `<Horaires_${day}>${all.map((time) => `<string>${time}</string>`).join('')}</Horaires_${day}>`;
  return `<PointRelais_Details><STAT>0</STAT><Num>${number}</Num>
<LgAdr1>${text(name)}</LgAdr1><LgAdr2 /><LgAdr3>${text(street)}</LgAdr3><LgAdr4 />
<CP>${postalCode}</CP><Ville>${text(city)}</Ville><Pays>FR</Pays>
${days.map((day) => times(day, ['0900', '1230', '1400', '1900'])).join('')}${times('Dimanche', ['0000', '0000', '0000', '0000'])}
<Distance>${350 * (at + 1)}</Distance></PointRelais_Details>`;
}
