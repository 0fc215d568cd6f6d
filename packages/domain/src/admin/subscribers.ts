/** The newsletter's addresses for the back office. */

/** `pending` until the link of its mail was followed. Whoever leaves is deleted, so that no state says so. */
export const subscriberStatuses = ['pending', 'confirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

const labels: Readonly<Record<SubscriberStatus, string>> = { pending: 'À confirmer', confirmed: 'Confirmée' };

export const subscriberStatusLabel = (status: SubscriberStatus): string => labels[status];
