// The rules of the shop, all of them pure: where the time matters, it is passed in.

// What is sold, and how it is found

export * from './catalogue.ts';
export * from './filters.ts';
export * from './flavourColours.ts';
export * from './loginCode.ts';
export * from './nicotine.ts';
export * from './productDetails.ts';
export * from './productPictures.ts';
export * from './proposed.ts';
export * from './redirects.ts';
export * from './reviews.ts';
export * from './search.ts';
export * from './slug.ts';
export * from './variants.ts';

// What is bought

export * from './cardBanks.ts';
export * from './cart.ts';
export * from './delivery.ts';
export * from './deliveryWords.ts';
export * from './freeDelivery.ts';
export * from './holidays.ts';
export * from './iban.ts';
export * from './order.ts';
export * from './ownOrder.ts';
export * from './parcels.ts';
export * from './payment.ts';
export * from './policyReports.ts';
export * from './refunds.ts';
export * from './relayPoints.ts';
export * from './relayWords.ts';
export * from './settings.ts';
export * from './storedCart.ts';
export * from './terms.ts';
export * from './totals.ts';
export * from './withdrawal.ts';

// What the law asks a shop to say

export * from './legal/defaults.ts';
export * from './legal/guarantee.ts';
export * from './legal/markup.ts';
export * from './legal/names.ts';
export * from './legal/placeholders.ts';
export * from './legal/signs.ts';
export * from './legal/texts.ts';
export * from './legal/withdrawalForm.ts';
export * from './pages/content.ts';
export * from './pages/defaults.ts';
export * from './pages/names.ts';

// Who buys

export * from './account.ts';
export * from './accountTabs.ts';
export * from './address.ts';
export * from './addressAdvice.ts';
export * from './addressBook.ts';
export * from './customer.ts';
export * from './notifications.ts';
export * from './sentPictures.ts';
export * from './tickets.ts';

// What the shop owner sees

export * from './admin/bankStatement.ts';
export * from './admin/cards.ts';
export * from './admin/categories.ts';
export * from './admin/csv.ts';
export * from './admin/deliveryForm.ts';
export type * from './admin/differences.ts';
export * from './admin/fieldIssues.ts';
export * from './admin/firstSteps.ts';
export * from './admin/journal.ts';
export * from './admin/listRows.ts';
export * from './admin/mails.ts';
export * from './admin/opening.ts';
export * from './admin/orderEdit.ts';
export * from './admin/orderEntry.ts';
export * from './admin/orders.ts';
export * from './admin/orderWarnings.ts';
export * from './admin/preparation.ts';
export * from './admin/priceList.ts';
export * from './admin/productCopy.ts';
export * from './admin/productFile.ts';
export * from './admin/productForm.ts';
export * from './admin/products.ts';
export * from './admin/receivedPayments.ts';
export * from './admin/sales.ts';
export * from './admin/salesPeriods.ts';
export * from './admin/secondFactor.ts';
export * from './admin/settingRules.ts';
export * from './admin/settings.ts';
export * from './admin/sorting.ts';
export * from './admin/stockCount.ts';
export * from './admin/subscribers.ts';
export * from './admin/users.ts';
export * from './admin/variantRows.ts';

// What the shop and its server say to each other

export * from './contract/shapes.ts';
export * from './invisible.ts';
export * from './issues.ts';
export * from './limits.ts';

// Amounts, dates and ids

export * from './dates.ts';
export * from './money.ts';
export * from './stamp.ts';
