/** The environment variables of the API, read in one place. */
import path from 'node:path';
import { addressInService, type Environment, isLoopback, readShopUrl } from '@nuee/domain/environment';
import { localLimits, noLimits, type RateLimits, standardLimits } from '../auth/rateLimits.ts';
import type { MetricsPlace } from '../http/metrics.ts';
import type { GatewaySettings } from '../payments/vadsGateway.ts';
import type { MondialRelaySettings } from '../relayPoints/mondialRelay.ts';
import { parseKey } from '../secrets/machineKey.ts';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Address of a PostgreSQL database that takes the place of the folder. */
  database?: string;
  allowedOrigins: readonly string[];
  /** Whether the demo customer, whose password is public, can be used: as `DEMO` says, by default only where just this machine can. */
  demo: boolean;
  limits: RateLimits;
  trustedProxies: number;
  /** Never where customers are: not in production, and not without the demo customer. */
  docs: boolean;
  /** `stdout` or the path of a file; absent when nothing is logged. */
  log?: string;
  /** Where the figures for Prometheus are read; absent when nothing is measured. */
  metrics?: MetricsPlace;
  /** `smtp://…` or `smtps://…`, often with a password; absent when mails are written as files into the folder. */
  smtpUrl?: string;
  /** Public address of the shop, without a slash at the end. */
  shopUrl: string;
  /** The key that seals the secrets of the storage; absent when a file of the folder holds it. */
  secretsKey?: Uint8Array;
  /** Who takes cards; absent when only transfers are offered. */
  gateway?: GatewaySettings;
  /** Who lists relay points; absent when none are offered. */
  relay?: MondialRelaySettings;
}

/** The default folder of the demonstration's data, in the repository but ignored by git. */
export const defaultDataDir = path.join(import.meta.dirname, '../../../.data/api');

/** The default folder of a shop in service, which holds nothing of an earlier demonstration. */
export const defaultDataDirInService = path.join(import.meta.dirname, '../../../.data/service');

/** The default folder of backups. */
export const defaultBackups = path.join(import.meta.dirname, '../../../.data/backups');

type Given = Environment & { readonly API_DEMO?: string | undefined };

/** The settings for `startApi`, from the variables. Throws a sentence where one of them is unreadable. */
export function settingsFrom(env: Given): Settings {
  const host = env.API_HOST || '127.0.0.1';
  const trustedProxies = readProxies(env.API_TRUSTED_PROXIES || '0');
  // A proxy on this machine passes requests of the whole world to the loopback address.
  const isLocal = isLoopback(host) && trustedProxies === 0;
  const isProduction = env.NODE_ENV === 'production';
  const demo = readDemo(env) ?? (isLocal && !isProduction);
  const gateway = readGateway(env, demo);
  const relay = readRelay(env);
  const shopUrl = readShopUrl(env.SHOP_URL || `http://localhost:${readPort(env, 'SHOP_PORT', 4173)}`);
  return {
    port: readPort(env, 'API_PORT', 5000),
    host,
    dataDir: path.resolve(env.API_DATA_DIR || (demo ? defaultDataDir : defaultDataDirInService)),
    allowedOrigins: env.API_ALLOWED_ORIGINS ? splitOrigins(env.API_ALLOWED_ORIGINS) : ownOrigins(env, shopUrl),
    demo,
    limits: env.API_LIMITS ? readLimits(env.API_LIMITS) : demo && isLocal ? localLimits : standardLimits,
    trustedProxies,
    docs: demo && !isProduction,
    shopUrl,
    ...(env.DATABASE_URL ? { database: env.DATABASE_URL } : {}),
    ...(env.API_METRICS ? { metrics: readMetrics(env.API_METRICS) } : {}),
    ...(env.SMTP_URL ? { smtpUrl: readSmtpUrl(env.SMTP_URL) } : {}),
    ...(gateway ? { gateway } : {}),
    ...(env.API_SECRETS_KEY ? { secretsKey: readKey(env.API_SECRETS_KEY) } : {}),
    ...(relay ? { relay } : {}),
    ...(env.API_LOG ? { log: env.API_LOG === 'stdout' ? 'stdout' : path.resolve(env.API_LOG) } : {}),
  };
}

/** The settings to start the API with: a shop in service has to know its address. */
export function settingsToStart(env: Given): Settings {
  const settings = settingsFrom(env);
  if (!settings.demo) addressInService(env);
  return settings;
}

/** Undefined when it isn't set. */
function readDemo({ DEMO, API_DEMO }: Given): boolean | undefined {
  // Refused rather than interpreted as before: builds now read the same variable.
  if (API_DEMO) throw new Error(`API_DEMO is called DEMO now, for the API and the builds: say DEMO=${API_DEMO}.`);
  if (DEMO && DEMO !== 'on' && DEMO !== 'off') throw new Error(`DEMO must be on or off: it is "${DEMO}".`);
  return DEMO ? DEMO === 'on' : undefined;
}

/** The shop itself, and what runs on this machine. */
function ownOrigins(env: Environment, shopUrl: string): string[] {
  const ports = [
    readPort(env, 'SHOP_PORT', 4173),
    readPort(env, 'DEV_PORT', 5173),
    readPort(env, 'STORYBOOK_PORT', 6006),
  ];
  return [...new Set([shopUrl, ...ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])])];
}

function splitOrigins(list: string): string[] {
  return list.split(',').flatMap((origin) => origin.trim().replace(/\/$/, '') || []);
}

/** `off`, or those that differ from the standard, as in `requests=3000,registrations=50`. */
function readLimits(text: string): RateLimits {
  if (text === 'off') return noLimits;
  const given = text.split(',').flatMap((part): [string, number][] => {
    if (part.trim() === '') return [];
    const [name = '', value = ''] = part.split('=').map((side) => side.trim());
    if (!Object.hasOwn(standardLimits, name) || !/^[1-9]\d{0,8}$/.test(value)) {
      const names = Object.keys(standardLimits).join(', ');
      throw new Error(`API_LIMITS must be off or name=number for ${names}: "${part}" is not.`);
    }
    return [[name, Number(value)]];
  });
  return { ...standardLimits, ...Object.fromEntries(given) };
}

function readProxies(text: string): number {
  if (!/^\d$/.test(text)) throw new Error(`API_TRUSTED_PROXIES must be a number from 0 to 9: it is "${text}".`);
  return Number(text);
}

/** `9464` of this machine only, or `host:port`. */
function readMetrics(text: string): MetricsPlace {
  const [, host = '127.0.0.1', port = ''] = /^(?:([\w.-]+|\[[\d:a-f]+\]):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === '' || Number(port) > 65_535)
    throw new Error(`API_METRICS must be a port, or host:port: it is "${text}".`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** No message contains its password. */
function readSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) {
    throw new Error(
      'SMTP_URL must be smtp://host:port or smtps://host:port, with user:password@ before the host if it asks for them.',
    );
  }
  return text;
}

/** The key is in no message. */
function readKey(text: string): Uint8Array {
  const key = parseKey(text);
  if (key) return key;
  throw new Error('API_SECRETS_KEY must be 32 bytes in base64: openssl rand -base64 32 writes some.');
}

const gatewayVariables = ['PAYMENT_URL', 'PAYMENT_SITE_ID', 'PAYMENT_KEY', 'PAYMENT_MODE'] as const;

/** All four or none: half of them would offer a payment that can't be made, or be forgotten. The key is in no message. */
function readGateway(env: Environment, demo: boolean): GatewaySettings | undefined {
  const missing = gatewayVariables.filter((name) => !env[name]);
  if (missing.length === gatewayVariables.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Card payments are half set: ${missing.join(', ')} missing. Set all of ${gatewayVariables.join(', ')}, or none.`,
    );
  }
  if (demo) throw new Error('The demonstration takes no money: start with DEMO=off, or without PAYMENT_URL.');
  const { PAYMENT_URL: url = '', PAYMENT_SITE_ID: siteId = '', PAYMENT_KEY: key = '', PAYMENT_MODE: mode } = env;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new Error(
      `PAYMENT_URL must be the address of the payment page, such as https://paiement.systempay.fr/vads-payment/: it is "${url}".`,
    );
  }
  if (!/^\d{8}$/.test(siteId)) {
    throw new Error(`PAYMENT_SITE_ID must be the eight digits of the shop at the gateway: it is "${siteId}".`);
  }
  if (mode !== 'TEST' && mode !== 'PRODUCTION') {
    throw new Error(`PAYMENT_MODE must be TEST or PRODUCTION: it is "${mode}".`);
  }
  return { url, siteId, key, mode };
}

/** Both or none. The key is in no message. */
function readRelay({ RELAY_BRAND: brand, RELAY_KEY: key }: Environment): MondialRelaySettings | undefined {
  if (!brand && !key) return undefined;
  if (!brand || !key) {
    throw new Error(
      `Relay points are half set: ${brand ? 'RELAY_KEY' : 'RELAY_BRAND'} missing. Set both of RELAY_BRAND and RELAY_KEY, or none.`,
    );
  }
  if (!/^[0-9A-Z]{2}[0-9A-Z ]{0,6}$/.test(brand)) {
    throw new Error(`RELAY_BRAND must be the code of the shop at Mondial Relay, such as BDTEST13: it is "${brand}".`);
  }
  return { brand, key };
}

function readPort(env: Environment, name: keyof Environment, standard: number): number {
  const port = Number(env[name] || standard);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a port number from 0 to 65535: it is "${env[name]}".`);
  }
  return port;
}
