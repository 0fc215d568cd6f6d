import { type House, houseOf } from '../house.ts';
import { useShop } from '../shop.ts';
import { isDemonstration } from '../site.ts';

/** The company behind the shop. */
export const useHouse = (demonstration = isDemonstration): House => houseOf(useShop().pages.site.house, demonstration);
