import { type House, houseOf } from '../house.ts';
import { useShop } from '../shop.ts';
import { isDemonstration } from '../site.ts';

/** The house of the shop that is shown. */
export const useHouse = (demonstration = isDemonstration): House => houseOf(useShop().pages.site.house, demonstration);
