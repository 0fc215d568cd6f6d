import type { HouseSettings } from './house.ts';

/** The public URL of the shop that this build is for: the base of canonical links and share pictures. */
export const siteUrl: string = import.meta.env.SITE_URL ?? 'https://www.maison-nuee.example';

/** The year of the copyright notice: that of the first publication. */
export const copyrightYear = 2026;

/** Whether this build is the demonstration (`DEMO` isn't `off`): its pages say that nothing is paid or sent. */
export const isDemonstration: boolean = import.meta.env.DEMO !== 'off';

/** What the shop is called; one in service without a name yet goes by its address. */
export const shopNameOf = ({ identity }: HouseSettings): string =>
  isDemonstration ? 'Maison Nuée' : (identity.name ?? new URL(siteUrl).hostname);

/** The address of the API that this build calls. */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? 'http://localhost:5000';

/** The origins of the payment pages that this build may send a form to. */
export const paymentOrigins: readonly string[] = import.meta.env.PAYMENT_ORIGINS ?? [];
