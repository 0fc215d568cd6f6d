import { useSource } from '../data/source.ts';

/** Whether the user works on a shop in service. */
export const useLive = (): boolean => !useSource().isDemonstration;
