/** What a browser learns from the certificate of an address. */
import { connect, type TLSSocket } from 'node:tls';

export type Certificate =
  /** Browsers accept it until it ends. */
  | { readonly state: 'valid'; readonly daysLeft: number }
  | { readonly state: 'expired' | 'selfSigned' | 'otherHost' | 'untrusted'; readonly reason: string }
  | { readonly state: 'away'; readonly reason: string };

interface Reading {
  readonly now: Date;
  /** Certificates of the authorities that are trusted; those that Node knows by default. */
  readonly ca?: string;
}

const patienceMilliseconds = 5_000;
const day = 24 * 60 * 60 * 1000;

const states: Readonly<Record<string, 'expired' | 'selfSigned' | 'otherHost'>> = {
  CERT_HAS_EXPIRED: 'expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'selfSigned',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherHost',
};

/** Opens a TLS connection to the host of an `https` address, and sends nothing. */
export function readCertificate(address: string, { now, ca }: Reading): Promise<Certificate> {
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<Certificate>();
  const socket: TLSSocket = connect(
    // An IP address can't be sent as the server name (SNI).
    {
      host: hostname,
      port: Number(port || 443),
      ...(/^[\d.:[\]]+$/.test(hostname) ? {} : { servername: hostname }),
      ca,
    },
    () => {
      const left = new Date(socket.getPeerCertificate().valid_to).getTime() - now.getTime();
      resolve(
        left > 0 ? { state: 'valid', daysLeft: Math.floor(left / day) } : { state: 'expired', reason: 'it has ended' },
      );
    },
  );
  socket.setTimeout(patienceMilliseconds, () => {
    resolve({ state: 'away', reason: `nothing answered within ${patienceMilliseconds / 1000} s` });
    socket.destroy();
  });
  socket.once('error', (error: NodeJS.ErrnoException) => {
    const { code = '', message } = error;
    // Network error codes are single words, such as ECONNREFUSED; those of TLS are not.
    const state = states[code] ?? (/^E[A-Z]+$/.test(code) ? 'away' : 'untrusted');
    resolve({ state, reason: message });
  });
  return promise.finally(() => socket.destroy());
}
